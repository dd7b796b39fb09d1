// SPDX-License-Identifier: MIT

import UIKitNames

// Ordinary table code with layers, buttons, menus and segues.

class AlbumCell: UITableViewCell {
  let star = UIButton(type: .system)
  var onStar: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    star.setTitle("☆", for: .normal)
    star.setTitle("★", for: .selected)
    star.setTitleColor(.systemYellow, for: .normal)
    star.titleLabel?.font = UIFont.boldSystemFont(ofSize: 20)
    star.addTarget(self, action: AlbumCell.starTapped, for: .touchUpInside)
    contentView.addSubview(star)
    contentView.layer.cornerRadius = 8
    contentView.layer.masksToBounds = true
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor.separator.cgColor
    contentView.layer.shadowOffset = CGSize(width: 0, height: 2)
    contentView.layer.shadowOpacity = 0.3
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func starTapped() { onStar?() }
}

class AlbumViewController: UIViewController {
  var album: String?
}

class AlbumsViewController: UITableViewController, UINavigationControllerDelegate {
  var albums = ["Alps", "Beach", "City"]
  private(set) var starred: Set<String> = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AlbumCell.self, forCellReuseIdentifier: "album")
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
    navigationController?.delegate = self
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.append("memory")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    guard let cell = cell as? AlbumCell else { return cell }
    let album = albums[indexPath.row]
    cell.textLabel?.text = album
    cell.star.isSelected = starred.contains(album)
    cell.onStar = { [weak self] in self?.toggle(album) }
    return cell
  }

  private func toggle(_ album: String) {
    if starred.remove(album) == nil { starred.insert(album) }
    guard let row = albums.firstIndex(of: album), !tableView.hasUncommittedUpdates else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "album", sender: tableView.cellForRow(at: indexPath))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "album", let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    (segue.destination as? AlbumViewController)?.album = albums[indexPath.row]
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    return UISwipeActionsConfiguration()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row > 0 else { return nil }
    let album = albums[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let star = UIAction(
        title: "Star", image: UIImage(systemName: "star"), identifier: UIAction.Identifier("star")
      ) { [weak self] _ in
        self?.toggle(album)
      }
      let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
        guard let self = self, let row = self.albums.firstIndex(of: album) else { return }
        self.albums.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
      let locked = UIAction(title: "Share", attributes: .disabled) { [weak self] _ in
        self?.log.append("share")
      }
      let more = UIMenu(title: "More", options: .displayInline, children: [delete])
      return UIMenu(title: "", children: [star, locked, more])
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("will show \(viewController === self ? "albums" : "album") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.append("did show \(viewController === self ? "albums" : "album") \(animated)")
  }
}
