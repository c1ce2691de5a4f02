import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A word belongs to a thing and describes it: a topic, a language, a word somebody gave to a journal entry.'],
  whenNot: [
    'The word can be taken away: use TagGroup.',
    'It is a state that changes: use Status.',
    'It marks a name with a kind or a role: use Badge.',
  ],
  anatomy: ['Icon, optional', 'One or two words'],
  keys: [],
  rightToLeft: 'The icon stands on the right. The words keep their own direction.',
  donts: ['A tag as a button or a link.'],
  related: ['TagGroup', 'Badge', 'Status', 'KindMark'],
  since: '0.1.0',
};
