import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['The events of a month are seen together, and a day opens with all of them.'],
  whenNot: [
    'A day is only chosen: use MonthCalendar or DatePicker.',
    'The hours of a week matter, or events are moved: use WeekSchedule.',
    'Events are read one after the other: use AgendaList.',
  ],
  anatomy: [
    'Name of the month, with the Hijri months only with hasHijri',
    'Buttons to the previous month, to today and to the next month',
    'Weekdays',
    'Days with their events: as chips, or as dots where there is no room',
    'Open day, with all its events',
  ],
  keys: [
    ['Tab', 'Reaches one day, then its events, then the open day.'],
    ['Left arrow, Right arrow', 'Move to the day on that side.'],
    ['Up arrow, Down arrow', 'Move by a week.'],
    ['Home, End', 'Move to the first day of the week, and to the last.'],
    ['Shift+Home, Shift+End', 'Move to the first day of the month, and to the last.'],
    ['Page Up, Page Down', 'Move by a month.'],
    ['Shift+Page Up, Shift+Page Down', 'Move by a year.'],
    ['Enter, Space', 'Open the day or the event that has the focus.'],
  ],
  rightToLeft:
    'Weeks run from right to left, and the left arrow key moves to the next day. The arrows of the buttons turn around.',
  dos: [
    'Say kind and status in words: tone and icon only repeat them.',
    'Give each event a stable id, so that it is the same one after it was moved.',
  ],
  related: ['AgendaList', 'WeekSchedule', 'MonthCalendar', 'SlotPicker'],
  since: '0.1.0',
};
