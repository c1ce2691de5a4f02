import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Up to a page of rows is read and compared: payouts, a report, the lines of an estimate.',
    'Sorting is left to whoever knows all rows: the table reports what is asked for.',
  ],
  whenNot: [
    'Rows are searched, selected, exported or run into the hundreds: use DataTable.',
    'It is a list of facts about one thing: use KeyValueList.',
    'A row is opened beside the list and read at length: use ListPane.',
  ],
  anatomy: [
    'Caption, shown or for screen readers only',
    'Head with a button for each column that can be sorted',
    'Rows, named by one column, which is a button where the row can be opened',
    'On phones: a card for each row, and the sorting above them',
    'In their place: outlines while it loads, or what empty says',
  ],
  keys: [
    ['Tab', 'Goes through the buttons of the head and of the rows.'],
    ['Enter, Space', 'In the head: sort by the column, or turn its order around. In a row: open it.'],
    ['Arrow keys', 'Scroll a table that is wider than its place, once it has the focus.'],
  ],
  rightToLeft:
    'The first column is on the right, and figures end on the left. Cells keep the order of a Latin date or name.',
  dos: [
    'Set align to end for figures.',
    'Mark the column that names the row with rowHeader.',
    'Name the table by its caption, and say the time zone in the head of a time.',
  ],
  donts: ['A fact that is only in a column with hideBelow.'],
  related: ['DataTable', 'KeyValueList', 'ListPane', 'Pagination', 'EmptyState'],
  since: '0.1.0',
};
