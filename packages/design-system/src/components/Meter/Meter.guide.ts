import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'It is shown how full something is that does not end by itself: sessions left in a plan, storage, the share of each rating.',
    'A figure begins to mean something from a point on: give levels, which say it in words.',
  ],
  whenNot: [
    'Something goes on and ends by itself: use Progress.',
    'Figures are compared with each other over time or by kind: use BarChart.',
    'The number alone is the news: use Stat.',
  ],
  anatomy: [
    'Label: what is measured',
    'Words: the figure of its limit, and what that means, with a sign from a warning on',
    'Bar that repeats the words',
  ],
  keys: [],
  rightToLeft: 'The bar fills from the right. Label and words change sides, and the sign stands before the words.',
  donts: ['A color that says more than the words: each level has a label.'],
  related: ['Progress', 'Stat', 'LevelBar', 'BarChart'],
  since: '0.1.0',
};
