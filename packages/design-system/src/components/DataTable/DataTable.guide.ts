import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Many rows are searched, sorted, filtered, compared or selected: users, sessions, invoices, an audit log.',
    'A server finds and orders the rows, and more are loaded as they are scrolled to: pass server.',
    'Readers keep views of their own or save rows as a file.',
  ],
  whenNot: [
    'There are few rows and nothing to set: use Table.',
    'Work goes through the list one by one: use ListPane.',
    'The facts of one thing are shown: use KeyValueList.',
  ],
  anatomy: [
    'Toolbar: search, number of rows, filters, columns, views and export',
    'Active filters, each removable',
    'Column headers, which sort and have a menu each',
    'Rows, with a checkbox and a menu where they have them; on phones a card each',
    'Bar of the selection, with acts on all selected rows',
  ],
  keys: [
    ['Arrow keys', 'Move from cell to cell, also into the column headers.'],
    ['Home, End', 'Move to the first cell of the row, and to the last.'],
    ['Ctrl+Home, Ctrl+End', 'Move to the first cell of the first row, and to the last cell of the last row.'],
    ['Ctrl+Arrow keys', 'Move as far as there are cells in that direction.'],
    ['Page Up, Page Down', 'Move by the rows in view.'],
    [
      'Enter',
      'Opens the row; on a header sorts; on a cell with controls moves into it; on the last cell opens the menu of the row.',
    ],
    ['Shift+Enter', 'On a header: adds the column to the sorting.'],
    ['F2', 'On a header: opens the menu of the column. On a cell with controls: moves into it.'],
    ['Shift+Left arrow, Shift+Right arrow', 'On a header: make the column narrower or wider.'],
    ['Space', 'Selects the row, or deselects it.'],
    ['Shift+Space', 'Selects all rows from the one changed last to this one.'],
    ['Ctrl+A', 'Selects all rows.'],
    ['Escape', 'Returns from a control to its cell.'],
    ['Tab', 'Leaves the rows, which are one stop.'],
  ],
  rightToLeft:
    'Columns follow each other from right to left, and the left arrow key moves on. “Start” and “end” of pinned columns are the right and the left edge.',
  dos: [
    'Keep columns and rows the same arrays between renders.',
    'Set isPrivate for columns whose filters must not be in the address.',
    'Mark cells with buttons by hasControls.',
    'Mark the columns that a narrow table can do without by isOptional; the last of them is left out first.',
  ],
  donts: ['A grid for a handful of rows.'],
  related: ['Table', 'ListPane', 'SideSheet', 'KeyValueList', 'Pagination'],
  since: '0.1.0',
};
