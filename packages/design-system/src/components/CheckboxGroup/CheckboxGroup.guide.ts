import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Any number of a few things can be ticked: reasons, days, kinds of provider.',
    'A filter has a few values, and count says how many results each would leave.',
    'There are many short options: layout grid or inline saves room.',
  ],
  whenNot: [
    'There are too many options to show all: use MultiSelect.',
    'Exactly one is chosen: use RadioGroup.',
    'There is a single statement: use Checkbox.',
  ],
  anatomy: [
    'Label, with “(optional)” only if hasOptionalMark is set',
    'Description, optional',
    'Options: a box and words each, with a count or a description where there is one',
    'Error, when there is one',
  ],
  keys: [
    ['Tab', 'Moves from box to box; each is a stop.'],
    ['Space', 'Ticks the box, or takes the tick away.'],
  ],
  rightToLeft:
    'Boxes are before their words, on the right, and counts after them. Counts are written as the language writes numbers.',
  dos: ['Say in its description why an option cannot be ticked.'],
  related: ['Checkbox', 'MultiSelect', 'RadioGroup', 'Form'],
  since: '0.1.0',
};
