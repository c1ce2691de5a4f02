import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['One whole has a few parts, and their shares matter.'],
  whenNot: [
    'Several wholes are compared: use StackedBarChart.',
    'The categories are not parts of one whole: use BarChart.',
    'One amount is compared with its limit: use Meter.',
  ],
  anatomy: [
    'Title, description and the button “Show as table”',
    'Ring of the parts',
    'Total in the middle of the ring',
    'List of the parts, each with its pattern, name, value and share',
    'Summary in words',
  ],
  keys: [
    ['Tab', 'Moves to “Show as table”, then to the parts, which are one stop.'],
    ['Enter, Space', 'On “Show as table”: shows the table, or the chart again.'],
    ['Up arrow, Down arrow', 'Move to the part before, and to the next.'],
    ['Home, End', 'Move to the first part, and to the last.'],
    ['Page Up, Page Down', 'Move by one part as well, since there are six at most.'],
    ['Escape', 'Hides the figures and keeps the focus. A dialog around the chart stays open.'],
  ],
  rightToLeft:
    'Where there is room, the ring is on the right and the list to its left. The ring turns clockwise in every language.',
  dos: ['Give the parts in the order in which they are to be read; beyond six the smallest are joined.'],
  donts: ['Values below zero: a part of a whole cannot be negative.'],
  related: ['StackedBarChart', 'BarChart', 'Meter', 'KeyValueList'],
  since: '0.1.0',
};
