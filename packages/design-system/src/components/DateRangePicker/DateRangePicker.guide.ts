import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A span of days is chosen: the days of a report.',
    'Some spans are usual, such as “Last 7 days”: presets offers them.',
  ],
  whenNot: [
    'One day is enough: use DatePicker.',
    'The span is one of a few fixed ones: use Select.',
    'Events of a month are looked through: use EventCalendar.',
  ],
  anatomy: [
    'Label and description',
    'First day and last day, in parts',
    'Button that opens the calendar',
    'Length of the span',
    'Error: what is wrong with the span',
    'Calendar of one or two months, with the presets',
  ],
  keys: [
    ['Digits', 'Fill the part; once it is complete the focus moves to the next.'],
    ['Up arrow, Down arrow', 'Raise and lower the part.'],
    ['Page Up, Page Down', 'Raise and lower the part by a larger step.'],
    ['Home, End', 'Set the part to its lowest and highest value.'],
    ['Left arrow, Right arrow', 'Move to the part on that side.'],
    ['Backspace, Delete', 'Delete from the part.'],
    ['Alt+Down arrow, Alt+Up arrow', 'Open the calendar.'],
    [
      'Enter, Space',
      'On the button: opens the calendar. On a day: begins the span, then ends it. On a preset: takes it.',
    ],
    ['Escape', 'Closes the calendar; a span that was only begun is dropped.'],
  ],
  rightToLeft:
    'The first day is on the right, the last day to its left, and the button at the left end. In the calendar the days run from right to left.',
  dos: ['Set maxDays, min and max: the field says by itself what is wrong.'],
  related: ['DatePicker', 'MonthCalendar', 'Select', 'EventCalendar'],
  since: '0.1.0',
};
