import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Events are read day by day, in words: on a phone, in a list, with a screen reader. The calendar of a practice offers it beside the month and the week.',
  ],
  whenNot: [
    'The month as a whole matters: use EventCalendar.',
    'The hours of a week matter, or events are moved: use WeekSchedule.',
    'What happened is told in order: use Timeline.',
  ],
  anatomy: [
    'Heading of a day, with the Hijri date only with hasHijri',
    'Rows of the day: time, title, kind and status',
    'Button “Show more days”, when there are more',
  ],
  keys: [
    ['Tab', 'Moves from event to event. Without onOpenEvent events are text and are no stops.'],
    ['Enter, Space', 'Opens the event, or shows more days.'],
  ],
  rightToLeft: 'Times are on the right and titles to their left. A title in another script keeps its own direction.',
  dos: ['Say kind and status in words: tone and icon only repeat them.', 'Give emptyText words that fit the page.'],
  related: ['EventCalendar', 'WeekSchedule', 'Timeline', 'ListPane'],
  since: '0.1.0',
};
