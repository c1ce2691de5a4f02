import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'An amount of money is typed: a fee, a line of an invoice, a refund, a write-off.',
    'The currency is known beforehand. Values are whole minor units (cents), so that nothing is rounded.',
  ],
  whenNot: [
    'The number is no money: use NumberField.',
    'One of a few prices is chosen: use RadioGroup with the price at the end of each option.',
    'An amount is only shown: use Text in the voice for data, or Stat.',
  ],
  anatomy: [
    'Label, to which the name of the currency is added for screen readers',
    'Description, optional',
    'Sign of the currency, before or after the amount as the language has it',
    'Input for the amount',
    'Error: what is wrong and how an amount looks',
  ],
  keys: [
    ['Tab', 'Leaves the field, which then writes the amount out: 85 becomes 85.00.'],
    ['Digits', 'Type the amount. Digits of any script are read, with points and commas as people write them.'],
  ],
  rightToLeft:
    'The amount begins on the right like every field. The sign stands before or after it as the language writes money, and digits run from left to right.',
  dos: [
    'Read null as no amount: the field is empty, or its text can’t be read as one.',
    'Give min and max in minor units. The field says itself what is too little or too much.',
  ],
  donts: ['A value with decimals, such as 120.5: 12050 is meant.'],
  related: ['NumberField', 'TextField', 'RadioGroup', 'Form'],
  since: '0.1.0',
};
