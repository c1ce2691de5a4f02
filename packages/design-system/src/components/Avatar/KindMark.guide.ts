import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A kind of provider (therapist, imam or mentor) is named in words, and a mark helps to find it again.'],
  whenNot: ['A person of that kind is shown: use Avatar with kind.', 'A thing has a state: use Badge or Status.'],
  anatomy: [
    'Drawing of the kind: leaves for a therapist, a crescent for an imam, a compass for a mentor',
    'Words beside it, which the page writes',
  ],
  keys: [],
  rightToLeft: 'The mark is before the words, on the right. The drawing itself does not turn around.',
  dos: ['Put it in the line of its words: it takes their size and their color.'],
  donts: ['The mark without words: screen readers don’t get it.'],
  related: ['Avatar', 'Badge', 'Text'],
  since: '0.1.0',
};
