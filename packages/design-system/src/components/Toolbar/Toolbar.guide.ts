import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Several acts on one thing stand in a row: what can be done with the rows chosen, how a text looks.',
    'An act with isSelected is a switch that stays pressed.',
  ],
  whenNot: [
    'There are one or two acts: use Button.',
    'It is the bar of a call: use CallControls.',
    'The acts end a form: use FormActions.',
  ],
  anatomy: [
    'Acts: an icon with a word, or an icon alone with a tooltip',
    '“More” with the acts that have no room',
    'End, optional: a count, or a button that clears the selection',
  ],
  keys: [
    ['Tab', 'Enters at the first act, or at the last one used, and leaves.'],
    ['Left Arrow, Right Arrow', 'Go to the act beside it. Acts that can’t be used are passed over.'],
    ['Home, End', 'Go to the first and the last act.'],
    ['Enter, Space', 'Do it, or turn the switch on and off. On “More”: open the menu.'],
  ],
  rightToLeft: 'The first act is on the right and “More” on the left. The arrow keys move as it is seen.',
  dos: [
    'Put the most used act first: the last ones go behind “More” on a narrow row.',
    'Name it by what it acts on: “Two sessions chosen”.',
  ],
  related: ['IconButton', 'Menu', 'SplitButton', 'CallControls', 'DataTable'],
  since: '0.1.0',
};
