import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A number is typed or stepped to: minutes, days, units of a claim, a policy’s limit.',
    'The range is known: with min, max and step the field says itself what it takes.',
  ],
  whenNot: [
    'It is an amount of money: use MoneyField.',
    'An approximate number is enough: use Slider.',
    'The digits are a name, such as a phone number or a code: use PhoneField, CodeField or TextField.',
  ],
  anatomy: [
    'Label, to which the unit is added for screen readers',
    'Description, optional',
    'Input for the number',
    'Unit behind it, optional',
    'Buttons for less and more',
    'Error: what the field takes',
  ],
  keys: [
    ['Up Arrow, Down Arrow', 'Take the next and the previous number by a step.'],
    ['Page Up, Page Down', 'Do the same.'],
    ['Home, End', 'Take the smallest and the largest number, where there is one.'],
    ['Enter', 'Takes what was typed. The focus stays.'],
  ],
  rightToLeft: 'The number begins on the right, with its unit and the buttons to its left: first less, then more.',
  dos: [
    'Name the unit with unit, so that it becomes a part of the name.',
    'Switch the buttons off with hasSteps where nobody steps, as for a year.',
  ],
  donts: ['Cutting off what is out of range: it stays as it was typed, with the reason below.'],
  related: ['MoneyField', 'Slider', 'TextField', 'TimeField', 'NumericScale'],
  since: '0.1.0',
};
