import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A line of text says what is going on, and it ends by itself soon: “Saving your note…”, connecting a call.'],
  whenNot: [
    'A button is waiting: the Button shows it by itself.',
    'Content is loading: use Skeleton or LoadingScreen.',
    'It is known how far it is: use Progress.',
  ],
  anatomy: ['Turning ring, hidden from screen readers', 'Words beside it, which are not a part of it'],
  keys: [],
  rightToLeft: 'It stands before its words, on the right, and turns the same way.',
  donts: ['A ring without words: a screen reader hears nothing, and nobody knows what is being waited for.'],
  related: ['LoadingScreen', 'Skeleton', 'Progress', 'Button'],
  since: '0.1.0',
};
