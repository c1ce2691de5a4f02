import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['One question is answered on a scale of words, from the least to the most: how often, how well, a mood.'],
  whenNot: [
    'Only the ends have words: use NumericScale.',
    'Several questions share their answers: use RatingMatrix.',
    'The answers have no order: use RadioGroup.',
  ],
  anatomy: [
    'Label: the question, and a description',
    'Answers beside each other; stacked on a phone',
    'Answer in words, or “Not answered yet”',
    'Error',
  ],
  keys: [
    ['Tab', 'Goes to the answer chosen, or to the first one, and on out of the scale.'],
    ['Arrow keys', 'Choose the next or the previous answer, around the ends.'],
    ['Space', 'Chooses the answer that has the focus.'],
  ],
  rightToLeft: 'The answers run from right to left, so Left Arrow goes to the next one.',
  dos: ['Order the points from the least to the most, and give each the figure that it counts.'],
  donts: ['An answer chosen beforehand: the line below says that there is none yet.'],
  related: ['RatingMatrix', 'NumericScale', 'RadioGroup', 'CheckboxGroup'],
  since: '0.1.0',
};
