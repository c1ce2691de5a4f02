import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One day is typed or chosen: a date of service, the first day of a trip.',
    'The Hijri date matters: hasHijri shows it beside the Gregorian one, and either can come first.',
  ],
  whenNot: [
    'A first and a last day are chosen: use DateRangePicker.',
    'A day is chosen by what is free on it: use SlotPicker.',
    'A time of day is asked for: use TimeField.',
  ],
  anatomy: [
    'Label and description',
    'Parts of the date, in the order of the language',
    'Button that opens the calendar',
    'Date in the other calendar, only with hasHijri',
    'Error, when there is one',
    'Calendar, which opens below the field',
  ],
  keys: [
    ['Digits', 'Fill the part; once it is complete the focus moves to the next.'],
    ['Up arrow, Down arrow', 'Raise and lower the part.'],
    ['Page Up, Page Down', 'Raise and lower the part by a larger step.'],
    ['Home, End', 'Set the part to its lowest and highest value.'],
    ['Left arrow, Right arrow', 'Move to the part on that side.'],
    ['Backspace, Delete', 'Delete from the part.'],
    ['Alt+Down arrow, Alt+Up arrow', 'Open the calendar.'],
    ['Enter, Space', 'On the button: opens the calendar. On a day: chooses it.'],
    ['Escape', 'Closes the calendar; the focus returns to where it was.'],
  ],
  rightToLeft:
    'The field begins on the right and its button is on the left. In the calendar the next day is on the left, and the left arrow key moves to it.',
  dos: [
    'Pass today, so that the calendar marks it.',
    'Set min and max for the calendar, and still check a day that was typed.',
  ],
  related: ['DateRangePicker', 'MonthCalendar', 'SlotPicker', 'TimeField'],
  since: '0.1.0',
};
