import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A setting is turned on or off and holds at once: only favorites, keys for the search, sharing a safety plan.',
  ],
  whenNot: [
    'A form is sent afterwards, or a sentence is agreed to: use Checkbox.',
    'There are more than two settings: use RadioGroup or Select.',
    'A button of a bar stays pressed: use IconButton or a Toolbar.',
  ],
  anatomy: ['Track with a thumb', 'Label: what is on, as a fact', 'Description, optional', 'Error'],
  keys: [['Space', 'Turns it on or off.']],
  rightToLeft: 'The track stands on the right. Off has its thumb on the right, on has it on the left.',
  dos: [
    'Write the label so that it is true when the switch is on: “Remind me by email”.',
    'Say with errorMessage if it could not be saved, and put it back.',
  ],
  donts: ['A label that changes with the state.'],
  related: ['Checkbox', 'RadioGroup', 'DensitySwitch', 'Switcher'],
  since: '0.1.0',
};
