import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['The reader chooses how much fits on one screen. It is among the settings of the display in the profile.'],
  whenNot: [
    'One of other values is chosen: use RadioGroup.',
    'A setting is turned on or off: use Switch.',
    'The choice is at the end of every page: use FooterChoice.',
  ],
  anatomy: ['Label “Density”, which may be hidden', 'Options “Comfortable” and “Compact”, each with an icon'],
  keys: [
    ['Tab', 'Moves to the option in force, then on.'],
    ['Arrow keys', 'Choose the other option, which applies at once.'],
  ],
  rightToLeft: 'The options follow each other from right to left, and the left arrow key chooses the next one.',
  dos: ['Apply the choice at once, and remember it.'],
  donts: ['A button that saves it.'],
  related: ['FooterChoice', 'RadioGroup', 'Switch'],
  since: '0.1.0',
};
