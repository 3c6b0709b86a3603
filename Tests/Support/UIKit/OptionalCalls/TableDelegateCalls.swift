import Foundation

// Calls with a question mark to data sources and delegates of tables; see `GestureDelegateCalls`.

extension UITableViewDataSource {
  public var numberOfSections: TableSectionsCall? { TableSectionsCall(source: self) }
}

/// A call of `numberOfSections`.
@preconcurrency @MainActor public struct TableSectionsCall {
  let source: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
}

extension UITableViewDelegate {
  public var tableView: TableDelegateCalls? { TableDelegateCalls(delegate: self) }
}

/// The methods of a table's delegate that are named `tableView`.
@preconcurrency @MainActor public struct TableDelegateCalls {
  let delegate: any UITableViewDelegate

  public func callAsFunction(_ table: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(table, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ table: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(table, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ table: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(table, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(table, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ table: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(table, didDeselectRowAt: indexPath)
  }
}
