import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['It is told what happened, one after another: to a session, a claim, an alert, an application.'],
  whenNot: [
    'Future events are shown by day: use AgendaList or EventCalendar.',
    'Somebody is at a step of a fixed order: use Stepper.',
    'The facts have no order of time: use KeyValueList.',
  ],
  anatomy: [
    'Mark on the line: an icon, or a dot',
    'What happened',
    'When, in words, with the zone where two people may differ',
    'Who did it or more about it, optional',
  ],
  keys: [],
  rightToLeft: 'The line and its marks are on the right, and the words stand to their left.',
  dos: [
    'Give dateTime as well, so that the moment can be read by machines.',
    'Keep one order on a page: the newest first, or the oldest.',
  ],
  related: ['AgendaList', 'Stepper', 'Status', 'KeyValueList'],
  since: '0.1.0',
};
