import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A name or a title has a short state or kind beside it, in one or two words.'],
  whenNot: [
    'The state is what the row or the page informs about: use Status.',
    'The word is a topic or a language: use Tag.',
    'There is more to say than two words: use Banner.',
  ],
  anatomy: ['Mark of the tone, or another icon; the neutral tone has none', 'Words, one or two'],
  keys: [],
  rightToLeft: 'The mark is before the words, on the right. Marks do not turn around.',
  dos: ['Choose the tone by its meaning, and say the meaning in the words as well.'],
  donts: ['A sentence.', 'A Badge that is to be pressed.'],
  related: ['Status', 'Tag', 'Banner', 'KindMark'],
  since: '0.1.0',
};
