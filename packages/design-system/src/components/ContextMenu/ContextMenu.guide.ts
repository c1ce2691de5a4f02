import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A row, a card or a message has its own acts, and people who know the product look for them by right click or long press. The same acts are always behind the button beside it.',
  ],
  whenNot: [
    'A button alone is enough: use Menu.',
    'One act is pressed far more often than the others: use SplitButton.',
    'There are only one or two acts: use Button or IconButton.',
  ],
  anatomy: [
    'Content: what the menu is about',
    'Button with three dots, which opens the same menu',
    'Menu of acts, in groups where there are any',
  ],
  keys: [
    ['Shift+F10, Menu key', 'Open the menu while the focus is in the content.'],
    ['Enter, Space', 'On the button: opens the menu. On an item: runs it.'],
    ['Up arrow, Down arrow', 'Move from item to item.'],
    ['Home, End', 'Move to the first item, and to the last.'],
    ['Letters', 'Move to the next item that begins with them.'],
    ['Escape', 'Closes the menu; the focus returns to where it was.'],
  ],
  rightToLeft:
    'The button with three dots is on the left. By keyboard the menu opens below the right edge of what has the focus.',
  dos: ['Name the thing in label: “Actions for the session of 24 November”.'],
  related: ['Menu', 'SplitButton', 'IconButton', 'CommandPalette'],
  since: '0.1.0',
};
