import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A page ends: it says whose product it is, links to the legal pages and says how to reach a person.'],
  whenNot: [
    'The links are the navigation of the product: use TopBar or SideNav.',
    'Help in a crisis is offered: use CrisisBar.',
    'Buttons are at the end of a form: use FormActions.',
  ],
  anatomy: [
    'Line along the upper edge',
    'Copyright',
    'Support, and choices such as FooterChoice',
    'Links to the legal and other lasting pages',
  ],
  keys: [
    ['Tab', 'Moves through support and choices, then through the links.'],
    ['Enter', 'Follows the link that has the focus.'],
  ],
  rightToLeft:
    'Copyright and support are on the right and the links on the left. The colors of the upper edge run from right to left.',
  related: ['FooterChoice', 'TopBar', 'CrisisBar'],
  since: '0.1.0',
};
