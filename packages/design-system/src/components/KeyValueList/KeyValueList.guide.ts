import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'The facts of one thing are listed with their names: a session, an account, an invoice.',
    'Amounts add up to a sum: layout split puts them at the far end of the line.',
  ],
  whenNot: [
    'Several things are compared: use Table.',
    'One number leads: use Stat.',
    'Answers are looked over before they are sent: use FormReview, part of FormStepper.',
  ],
  anatomy: [
    'Term: what the fact is',
    'Value: what it says, or a dash where nothing is known, which says why, or “Not given” (NotGiven)',
  ],
  keys: [],
  rightToLeft:
    'Terms are on the right and values to their left; with split, values are at the left end. A value in another script keeps its own direction.',
  dos: ['Give the facts in the order in which people ask for them.'],
  donts: ['A term for each word of a sentence: a sentence is easier to read.'],
  related: ['Table', 'Stat', 'Card', 'FormStepper'],
  since: '0.1.0',
};
