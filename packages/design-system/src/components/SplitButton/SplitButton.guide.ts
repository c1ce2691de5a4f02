import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['There is one usual way to do something and a few less usual ones: sending a summary now, or tomorrow.'],
  whenNot: [
    'No way is the usual one: use Menu.',
    'There is only one way: use Button.',
    'The acts have little to do with each other: use Buttons in a row, or a Toolbar.',
  ],
  anatomy: [
    'Main half: a Button for the usual way',
    'Second half: an arrow that opens the menu, named by menuLabel',
    'Menu of the other ways',
  ],
  keys: [
    ['Tab', 'Goes from one half to the other.'],
    ['Enter, Space', 'On the main half: do it. On the second half: open the menu.'],
    ['Down Arrow, Up Arrow', 'On the second half: open the menu at its first or last item.'],
    ['Letters', 'In the menu: go to the item that begins with them.'],
    ['Escape', 'Closes the menu. The focus returns to the second half.'],
  ],
  rightToLeft: 'The second half is on the left of the main one.',
  dos: ['Name the second half after the main one: “More ways to send”.'],
  donts: ['The only way to an act that many people need.', 'An act that cannot be undone among harmless ones.'],
  related: ['Button', 'Menu', 'Toolbar', 'IconButton'],
  since: '0.1.0',
};
