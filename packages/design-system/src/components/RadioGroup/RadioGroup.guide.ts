import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Exactly one of two to about seven things is chosen, and all of them are to be seen: how to meet, the reason of a cancellation.',
    'Layout cards where the options need comparing, such as services with their length and price.',
  ],
  whenNot: [
    'The list is longer: use Select, or Combobox where typing finds it.',
    'Several can be chosen: use CheckboxGroup.',
    'The answers are points of a scale: use RatingScale or NumericScale.',
  ],
  anatomy: [
    'Label and description',
    'Options: a mark, a label, a second line and a figure at the end, of which only the label is needed',
    'Error',
  ],
  keys: [
    ['Tab', 'Goes to what is chosen, or to the first option, and on out of the group.'],
    ['Arrow keys', 'Choose the next or the previous option, around the ends.'],
    ['Space', 'Chooses the option that has the focus.'],
  ],
  rightToLeft:
    'Marks stand on the right, and the figure at the end of a line stands on the left. Down and Up Arrow stay the same.',
  dos: [
    'Say in the description of a disabled option why it can’t be chosen.',
    'Choose nothing beforehand where a wrong answer would matter.',
  ],
  donts: ['A question of yes or no: use a Checkbox.'],
  related: ['Select', 'CheckboxGroup', 'RatingScale', 'Checkbox', 'Combobox'],
  since: '0.1.0',
};
