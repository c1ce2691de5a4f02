import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'People who work in the product all day, such as administrators, reach pages, people and actions by a few letters.',
  ],
  whenNot: [
    'One list is searched: use SearchField.',
    'Actions belong to one thing: use Menu or ContextMenu.',
    'Places should be seen without typing: use SideNav.',
  ],
  anatomy: [
    'Search field, with the close button',
    'Groups of commands, each with a title; recent ones come first',
    'Command: icon, label, description and shortcut',
    'Notice, when nothing was found or something failed',
    'Foot: the keys, or how many more results there are',
  ],
  keys: [
    ['Ctrl+K, Cmd+K', 'Opens it; its owner listens with opensPalette.'],
    ['Down arrow, Up arrow', 'Move through the results; the focus stays in the field.'],
    ['Home, End', 'Move to the first result, and to the last.'],
    ['Enter', 'Runs the result that was reached; after typing that is the first one.'],
    ['Escape', 'Clears the field; when it is empty, closes the palette.'],
  ],
  rightToLeft:
    'Icons and labels begin on the right and shortcuts are on the left. A label in another script keeps its own direction.',
  dos: [
    'Offer everything in the pages too, and open it by a visible button as well.',
    'Give keywords for other words that people use.',
  ],
  related: ['SearchField', 'Menu', 'ContextMenu', 'SideNav', 'Dialog'],
  since: '0.1.0',
};
