import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A screen reader needs words that the eye has from the place: what a figure counts, that a step is done, an announcement.',
  ],
  whenNot: [
    'A control shows an icon only: use IconButton, which names it.',
    'The words help everybody: use Text.',
    'A field hides its label: SearchField and Select have a prop for that.',
  ],
  anatomy: ['Text for screen readers', 'Element around it: a span, unless the prop “as” says otherwise'],
  keys: [],
  rightToLeft: 'Nothing is seen, and the page never becomes wider by it. The text is read in the language of the page.',
  dos: ['Keep a space between the hidden words and the seen ones.'],
  donts: ['Controls inside it: the focus would be out of sight.'],
  related: ['Text', 'SkipLink', 'IconButton', 'Skeleton'],
  since: '0.1.0',
};
