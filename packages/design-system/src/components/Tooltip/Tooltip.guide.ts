import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A control has something short to add that nobody needs in order to use it: its keys, a word more.',
    'IconButton brings one along with its name.',
  ],
  whenNot: [
    'Everybody has to read it, also by touch: write it on the page with Text, or use the description of the field.',
    'There is more than a sentence, or a link: use Popover.',
    'A button has an icon only: use IconButton.',
  ],
  anatomy: [
    'Control it belongs to: one of the system’s buttons',
    'Bubble with a short text',
    'Keys that do the same, optional',
  ],
  keys: [
    ['Tab', 'Shows it when the control gets the focus, and hides it when the focus leaves.'],
    ['Escape', 'Hides it. The control keeps the focus.'],
  ],
  rightToLeft: 'Start is the right and end is the left. The keys of a shortcut keep their order, from left to right.',
  donts: [
    'The only place of a fact: touch shows no tooltips.',
    'A tooltip on text or on something that takes no focus.',
  ],
  related: ['IconButton', 'Popover', 'Button'],
  since: '0.1.0',
};
