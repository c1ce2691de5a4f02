import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A value is followed over days: the score of a questionnaire, progress toward a goal.',
    'Up to six series are compared over the same days.',
    'Named ranges say what a value means, such as “Mild” from 5 to 10.',
  ],
  whenNot: [
    'Categories are compared: use BarChart.',
    'The trend is a detail beside a figure: use Sparkline.',
    'Only the present value matters: use Stat.',
  ],
  anatomy: [
    'Title, description and the button “Show as table”',
    'Axis of values, and ranges with their names',
    'Lines, with a mark at each value where there is room, and a gap where one is missing',
    'Names of several lines, at their ends or in a legend',
    'Axis of days',
    'Summary in words',
  ],
  keys: [
    ['Tab', 'Moves to “Show as table”, then to the points, which are one stop.'],
    ['Enter, Space', 'On “Show as table”: shows the table, or the chart again.'],
    ['Left arrow, Right arrow', 'Move to the day on that side.'],
    ['Home, End', 'Move to the first day, and to the last.'],
    ['Page Up, Page Down', 'Move back and on by a tenth of the days, by one at least.'],
    ['Escape', 'Hides the figures and keeps the focus. A dialog around the chart stays open.'],
  ],
  rightToLeft:
    'Time runs from right to left, and the axis of values is on the right. The left arrow key moves to the next day.',
  dos: ['Set min and max where the scale has a known range, such as 0 to 27.', 'Pass null for a day without a value.'],
  donts: ['Setting hasZero to false so that a small change looks large.'],
  related: ['Sparkline', 'BarChart', 'Stat', 'Timeline'],
  since: '0.1.0',
};
