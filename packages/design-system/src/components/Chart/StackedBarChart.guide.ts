import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Several wholes are compared together with what they are made of: what is owed by age and by payer, what providers earned each month.',
  ],
  whenNot: [
    'Each bar is a single value: use BarChart.',
    'There is only one whole: use DonutChart.',
    'The parts are followed from day to day: use LineChart.',
  ],
  anatomy: [
    'Title, description and the button “Show as table”',
    'Legend: the parts with their patterns',
    'Axis of values, only with columns',
    'Bars made of parts, with their totals where there is room',
    'Names of the bars',
    'Summary in words, of the bars and of the largest part',
  ],
  keys: [
    ['Tab', 'Moves to “Show as table”, then to the bars, which are one stop.'],
    ['Enter, Space', 'On “Show as table”: shows the table, or the chart again.'],
    ['Left arrow, Right arrow', 'In columns: move to the bar on that side.'],
    ['Up arrow, Down arrow', 'In rows: move to the bar above or below.'],
    ['Home, End', 'Move to the first bar, and to the last.'],
    ['Page Up, Page Down', 'Move back and on by a tenth of the bars, by one at least.'],
    ['Escape', 'Hides the figures and keeps the focus. A dialog around the chart stays open.'],
  ],
  rightToLeft:
    'Columns follow each other from right to left, rows begin on the right, and the axis of values is on the right. In columns the left arrow key moves on.',
  dos: [
    'Keep to six parts: beyond six, colors and patterns repeat.',
    'Pass null for a missing value, so that the chart says so.',
  ],
  related: ['BarChart', 'DonutChart', 'LineChart', 'Table'],
  since: '0.1.0',
};
