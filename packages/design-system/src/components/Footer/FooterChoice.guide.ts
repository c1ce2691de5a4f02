import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A choice for the whole site is at the end of every page and applies at once: the language, the appearance.'],
  whenNot: [
    'It is one of the settings of a person: use RadioGroup or DensitySwitch.',
    'A form asks for it: use Select.',
    'The words lead to another page: use Link.',
  ],
  anatomy: [
    'Label: what is chosen between',
    'Options as words, with the one in force in bold',
    'Notice, optional: what went wrong with the last choice',
  ],
  keys: [
    ['Tab', 'Moves from option to option; each is a stop.'],
    ['Enter, Space', 'Choose the option, which applies at once.'],
  ],
  rightToLeft:
    'Label and options follow each other from right to left. An option in another language has a lang and a dir of its own.',
  dos: ['Write each language in its own script, with lang and dir.'],
  related: ['Footer', 'PlainButton', 'DensitySwitch', 'RadioGroup'],
  since: '0.1.0',
};
