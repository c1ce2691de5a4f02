import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'The type of a theme is shown on one sheet: for whoever designs or checks it. The product’s page of typography has two.',
  ],
  whenNot: ['Text is set on a page: use Text or Heading.', 'Facts are listed: use KeyValueList.'],
  anatomy: [
    'Head with the name of the theme and the first letters of both alphabets',
    'Voices: each family with its purpose, its weights and samples in English and Arabic',
    'Scale: every size, the largest first',
    'Figures in a column, so that it is seen that they line up',
    'Prose in the length of a line',
  ],
  keys: [],
  rightToLeft:
    'The sheet turns around, each sample keeps the direction of its own language, and the column of figures stays from left to right.',
  donts: ['Using it to set text of the product.'],
  related: ['Text', 'Heading', 'Layout'],
  since: '0.1.0',
};
