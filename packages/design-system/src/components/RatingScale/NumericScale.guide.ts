import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A question is answered by a whole number, and only the ends have words: how heavy today feels, from 0 to 10.',
  ],
  whenNot: [
    'Each answer has words of its own: use RatingScale.',
    'Several questions have the same answers: use RatingMatrix.',
    'The number has no bounds, or many: use NumberField or Slider.',
  ],
  anatomy: [
    'Label and description',
    'Numbers, each a button of its own; in two rows on a phone',
    'Words for both ends',
    'Answer in words, or “Not answered yet”',
    'Error',
  ],
  keys: [
    ['Tab', 'Goes to the number chosen, or to the lowest one, and on out of the scale.'],
    ['Arrow keys', 'Choose the next or the previous number, around the ends.'],
    ['Space', 'Chooses the number that has the focus.'],
  ],
  rightToLeft: 'The lowest number is on the right. Left Arrow then goes to the next number, as it is seen.',
  dos: ['Say with both ends what is meant: “Light” and “Heavier than I can carry”.'],
  donts: ['A number chosen beforehand.'],
  related: ['RatingScale', 'RatingMatrix', 'Slider', 'NumberField', 'RadioGroup'],
  since: '0.1.0',
};
