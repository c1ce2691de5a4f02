import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One of many things is chosen, and typing a part of it is the quickest way: a client, a state, a session.',
    'The options come from a server: pass onSearch and loadState.',
  ],
  whenNot: [
    'The options can be read at a glance: use Select or RadioGroup.',
    'Several things are chosen: use MultiSelect.',
    'Words are looked for, and nothing is chosen: use SearchField.',
  ],
  anatomy: [
    'Label, with “(optional)” where the form can do without',
    'Description, optional',
    'Input, with the button that opens the list',
    'List of options, under headings where they have groups',
    'Failure of the list with “Try again”, when there is one',
    'Error, when there is one',
  ],
  keys: [
    ['Down arrow, Up arrow', 'Open the list and move through its options; the focus stays in the field.'],
    ['Home, End', 'Move to the first option, and to the last.'],
    ['Enter', 'Chooses the option that was reached.'],
    ['Tab', 'Leaves the field. An option that was reached, or whose whole words were typed, is chosen.'],
    ['Escape', 'Closes the list. What was typed stays, and so does a dialog around the field.'],
  ],
  rightToLeft:
    'The field begins on the right and its button is on the left. What is typed in the other direction begins on the other side and leaves room for the button.',
  dos: [
    'Pass valueLabel where the chosen option may not be in options, as with a server.',
    'Set allowsCustomValue only where any text is an answer.',
  ],
  donts: ['An error that clears the field: what was typed stays.'],
  related: ['Select', 'MultiSelect', 'SearchField', 'TimeZonePicker', 'RadioGroup'],
  since: '0.1.0',
};
