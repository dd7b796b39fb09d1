// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary table code: except for the import, this file is the same for UIKit.

/// A setting that is on or off.
struct Preference {
  let name: String
  var isOn: Bool
}

/// A cell that looks bolder while it is selected.
final class QualityCell: UITableViewCell {
  static let reuseIdentifier = "quality"
  private(set) var isBold = false
  private(set) var reuseCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .gray
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryType = .none
    reuseCount += 1
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    isBold = selected
  }
}

/// A view controller with details of a quality.
final class DetailViewController: UIViewController {
  let quality: String

  init(quality: String) {
    self.quality = quality
    super.init(nibName: nil, bundle: nil)
    title = quality
  }

  required init?(coder: NSCoder) { nil }
}

/// The settings of a camera: switches, one quality among several, and a section that can be edited.
final class SettingsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case preferences
    case quality
    case albums
  }

  private(set) var preferences = [
    Preference(name: "Grid", isOn: false), Preference(name: "Sound", isOn: true),
  ]
  let qualities = ["Low", "Medium", "High"]
  private(set) var quality = "Medium"
  private(set) var albums = ["Summer", "Winter"]
  private(set) var appearances = 0

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "preference")
    tableView.register(QualityCell.self, forCellReuseIdentifier: QualityCell.reuseIdentifier)
    tableView.allowsSelectionDuringEditing = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }

  // MARK: - Data source

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .preferences: preferences.count
    case .quality: qualities.count
    case .albums: albums.count
    case nil: 0
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    Section(rawValue: section) == .quality ? "Quality" : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .preferences: return preferenceCell(for: indexPath)
    case .quality: return qualityCell(for: indexPath)
    case .albums, nil:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "album")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
      cell.textLabel?.text = albums[indexPath.row]
      cell.detailTextLabel?.text = "Album \(indexPath.row + 1)"
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .detailButton
      return cell
    }
  }

  private func preferenceCell(for indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "preference", for: indexPath)
    let preference = preferences[indexPath.row]
    let toggle = UISwitch()
    toggle.isOn = preference.isOn
    toggle.tag = indexPath.row
    toggle.addAction(
      UIAction { [weak self] action in
        if let toggle = action.sender as? UISwitch { self?.switchChanged(toggle) }
      }, for: .valueChanged)
    cell.textLabel?.text = preference.name
    cell.accessoryView = toggle
    cell.selectionStyle = .none
    return cell
  }

  private func qualityCell(for indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: QualityCell.reuseIdentifier, for: indexPath)
    let name = qualities[indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = name == "High" ? "Large files" : nil
    cell.accessoryType = name == quality ? .checkmark : .none
    cell.accessibilityTraits = name == quality ? [.button, .selected] : .button
    return cell
  }

  private func switchChanged(_ sender: UISwitch) {
    preferences[sender.tag].isOn = sender.isOn
  }

  // MARK: - Delegate

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Section(rawValue: indexPath.section) == .preferences ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Section(rawValue: indexPath.section) {
    case .quality:
      tableView.deselectRow(at: indexPath, animated: true)
      choose(qualities[indexPath.row])
    case .albums:
      let detail = DetailViewController(quality: albums[indexPath.row])
      navigationController?.pushViewController(detail, animated: true)
    case .preferences, nil: break
    }
  }

  private func choose(_ name: String) {
    guard name != quality else { return }
    let changed = [quality, name].compactMap { qualities.firstIndex(of: $0) }
    quality = name
    tableView.reloadRows(
      at: changed.map { IndexPath(row: $0, section: Section.quality.rawValue) }, with: .automatic)
  }

  func addAlbum(named name: String) {
    albums.append(name)
    let indexPath = IndexPath(row: albums.count - 1, section: Section.albums.rawValue)
    tableView.insertRows(at: [indexPath], with: .fade)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
  }
}
