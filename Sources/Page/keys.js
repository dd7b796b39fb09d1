// SPDX-License-Identifier: MIT
// Keys and modifiers of the browser as the model's numbers. What they mean is the model's to say.

const named = {
  ArrowUp: 1, ArrowDown: 2, PageUp: 3, PageDown: 4, Home: 5, End: 6, " ": 7, Enter: 8, Escape: 9,
  ArrowLeft: 10, ArrowRight: 11,
};
/** Whether the key for commands is ⌘. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The modifiers that are held, as `KeyModifiers` has them; null where one is held that the model does not know. */
export function modifiers(event) {
  if (isApple ? event.ctrlKey : event.metaKey) return null;
  const isCommand = isApple ? event.metaKey : event.ctrlKey;
  return (event.shiftKey ? 1 : 0) + (isCommand ? 2 : 0) + (event.altKey ? 4 : 0);
}

/** The number of a key: one of those with names, or the scalar of a letter as it is without modifiers; else null. */
export function key(event) {
  if (event.key in named) return named[event.key];
  return letter(event.key.toLowerCase());
}

/** The letter that was typed, or null for other keys. */
export function typed(event) {
  const held = modifiers(event);
  return held !== null && (held & ~1) === 0 && event.key !== " " ? letter(event.key) : null;
}

function letter(text) {
  return [...text].length === 1 ? text.codePointAt(0) : null;
}
