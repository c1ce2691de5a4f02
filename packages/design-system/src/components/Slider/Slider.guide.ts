import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A number or a range is set roughly, and seeing it between its ends helps: a break between sessions, a span of prices.',
    'Where the number has to be exact, hasNumberEntry puts a field beside it.',
  ],
  whenNot: [
    'The number matters to the last digit: use NumberField or MoneyField.',
    'It is an answer to a question: use NumericScale.',
    'A figure is only shown: use Meter.',
  ],
  anatomy: [
    'Label, and the value in words',
    'Description, optional',
    'Line with one thumb, or two for a range',
    'Words under the line, optional',
    'Field for the exact number, optional',
    'Error',
  ],
  keys: [
    ['Arrow keys', 'Move the thumb by a step; with Shift by a tenth of the line.'],
    ['Page Up, Page Down', 'Move it by a tenth of the line.'],
    ['Home, End', 'Go to the lowest and the highest value. In a range the other thumb is the limit.'],
    ['Tab', 'Goes to the second thumb and to the field for the number.'],
    ['Enter', 'In that field: takes the number typed.'],
  ],
  rightToLeft: 'The line begins on the right, so Left Arrow raises the value. Up Arrow raises it in every language.',
  dos: ['Say the value in words with formatValue: “15 minutes”, “no break”.'],
  donts: ['A slider as the only way to an exact number: nobody should have to drag.'],
  related: ['NumberField', 'NumericScale', 'MoneyField', 'Meter'],
  since: '0.1.0',
};
