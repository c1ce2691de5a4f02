import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One statement is agreed to or not, and a form sends the answer: a policy, a consent.',
    'One condition narrows a list.',
  ],
  whenNot: [
    'A setting takes effect at once: use Switch.',
    'Several things can be ticked under one question: use CheckboxGroup.',
    'One of several answers is chosen: use RadioGroup.',
  ],
  anatomy: [
    'Box: empty, ticked, or with a line where only some are',
    'Words that say what ticking means; they may contain a link',
    'Description, optional',
    'Error, when there is one',
  ],
  keys: [
    ['Space', 'Ticks the box, or takes the tick away.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft:
    'The box is before the words, on the right, and the description begins below the words. The tick does not turn around.',
  dos: ['Write what ticking means as a statement: “I have read the cancellation policy”.'],
  donts: ['A statement with “not” in it.', 'A consent that is ticked from the start.'],
  related: ['CheckboxGroup', 'Switch', 'RadioGroup', 'Form'],
  since: '0.1.0',
};
