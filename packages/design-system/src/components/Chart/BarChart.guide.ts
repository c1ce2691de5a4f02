import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One value each of several categories is compared: sessions by outcome, revenue by month.',
    'Names may be long: with layout auto it takes rows where columns have no room for them.',
  ],
  whenNot: [
    'A value is followed from day to day: use LineChart.',
    'Each bar is made of parts: use StackedBarChart.',
    'Exact figures matter more than their comparison: use Table.',
  ],
  anatomy: [
    'Title, description and the button “Show as table”',
    'Axis of values, only with columns',
    'Bars, with their figures where there is room',
    'Names of the categories',
    'Summary in words',
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
    'Write the unit in format: “$6,240”, “12 claims”.',
    'Pass null for a missing value, so that the chart says so.',
  ],
  donts: ['Zero in place of a missing value.'],
  related: ['StackedBarChart', 'LineChart', 'DonutChart', 'Table', 'Stat'],
  since: '0.1.0',
};
