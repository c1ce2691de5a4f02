import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A time is chosen that somebody has free: booking a session, moving it, the page of a provider.',
    'Every time is handed in as text, in both zones where two people differ.',
  ],
  whenNot: [
    'Any day can be chosen: use DatePicker or MonthCalendar.',
    'Any time can be typed: use TimeField.',
    'Events are planned and moved in a week: use WeekSchedule.',
  ],
  anatomy: [
    'Days: a month from md on, a row on phones, each with how many times are free',
    'Day in words, and how many times it has; another day is announced',
    'Notice, optional, such as a change of the clocks',
    'Named spans such as prayers, and a box that hides their times',
    'Times, by part of the day where that is given, each with the other person’s clock',
    'In their place: loading, an error with “Try again”, or the way to the next day with a free time',
  ],
  keys: [
    ['Tab', 'Goes from the days to the times.'],
    [
      'Arrow keys',
      'In the month: go by day and week. In the row of days and among the times: choose the next or the previous one.',
    ],
    ['Page Up, Page Down', 'In the month: go to the previous or next month.'],
    ['Home, End', 'In the month: go to its first and last day.'],
    ['Enter, Space', 'In the month: choose the day. Among the times, Space chooses the one that has the focus.'],
  ],
  rightToLeft:
    'Days and times run from right to left. In the month and in the row of days Left Arrow goes on to the next day.',
  dos: [
    'Leave a time that was just taken in its place with isDisabled, and say it in errorMessage.',
    'Say in emptyText who has no time.',
  ],
  donts: ['Time zones converted in here: hand in what is to be read.'],
  related: ['MonthCalendar', 'TimeField', 'WeekSchedule', 'TimeZonePicker', 'RadioGroup'],
  since: '0.1.0',
};
