import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Things are put in order on a page: Stack puts them under each other, Inline beside each other, Grid into as many equal columns as fit.',
    'Split puts a narrower part beside the main one, Section names a part of a page, Container keeps content off the edges and no wider than can be read.',
  ],
  whenNot: [
    'A list has the open thing beside it: use ListPane.',
    'Rows of facts are compared: use Table.',
    'One thing stands for itself and can be opened: use Card.',
  ],
  anatomy: [
    'Stack: things under each other with even space',
    'Inline: things beside each other, which wrap where there is no room',
    'Grid: equal columns, as many as fit',
    'Split: a main part and a narrower one, under each other below md',
    'Section: heading, description, actions and content, as a named region',
    'Container: a greatest width, and space at the edges',
  ],
  keys: [],
  rightToLeft:
    'Lines and columns begin on the right. With position start the narrower part of Split is on the right, and the actions of a Section are on the left.',
  dos: [
    'Choose the element with as where the content calls for one: ul, nav, aside.',
    'Use the gaps stack and section, which follow density.',
  ],
  donts: ['Margins on children to make space between them.'],
  related: ['Card', 'ListPane', 'PageHeader', 'Table'],
  since: '0.1.0',
};
