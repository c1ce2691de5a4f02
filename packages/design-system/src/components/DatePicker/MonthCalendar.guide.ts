import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A day is chosen from a month that stays in sight, with a figure under each day, such as the number of available times.',
    'DatePicker and SlotPicker contain it.',
  ],
  whenNot: [
    'The day is known and quickly typed: use DatePicker.',
    'A day and a time are chosen together: use SlotPicker.',
    'The events of a month are shown: use EventCalendar.',
  ],
  anatomy: [
    'Choice of the calendar that comes first, only with hasHijri',
    'Name of the month, between the buttons to the previous and the next month',
    'Weekdays',
    'Days, with a figure or with the day of the other calendar',
  ],
  keys: [
    ['Left arrow, Right arrow', 'Move to the day on that side.'],
    ['Up arrow, Down arrow', 'Move by a week.'],
    ['Home, End', 'Move to the first day of the month, and to the last.'],
    ['Page Up, Page Down', 'Move by a month.'],
    ['Shift+Page Up, Shift+Page Down', 'Move by a year.'],
    ['Enter, Space', 'Chooses the day. One that is unavailable can be reached, but not chosen.'],
  ],
  rightToLeft:
    'The week runs from right to left, and so do the arrow keys. The button to the next month is on the left, and its arrow points there.',
  dos: ['Use isDateUnavailable for days between min and max: they can still be reached and heard.'],
  related: ['DatePicker', 'SlotPicker', 'DateRangePicker', 'EventCalendar'],
  since: '0.1.0',
};
