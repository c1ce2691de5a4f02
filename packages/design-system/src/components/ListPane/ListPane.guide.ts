import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Work goes through a list one by one, with the open one beside it: clients, notes, treatment plans, messages.',
    'PaneRow is what a row of the list contains.',
  ],
  whenNot: [
    'Rows have many columns to compare: use DataTable with SideSheet.',
    'Something is opened only now and then: use Drawer.',
    'The two parts do not depend on each other: use Split, part of Layout.',
  ],
  anatomy: [
    'List, a part of the navigation, with what narrows it',
    'PaneRow: face, name, badge beside it or below, one line of facts, and what is owed',
    'Detail: what is open; where there is no room it takes the place of the list',
  ],
  keys: [
    ['Tab', 'Moves from row to row, then into what is open.'],
    ['Enter', 'Opens the row that has the focus, which is a link.'],
  ],
  rightToLeft: 'The list is on the right with the mark of the open row at its right edge; what is open is on the left.',
  dos: [
    'Mark the open row with aria-current.',
    'Open with useFirstOpen what is owed first where there is room, and leave the focus where it is.',
  ],
  related: ['Layout', 'SideSheet', 'DataTable', 'Avatar', 'Badge'],
  since: '0.1.0',
};
