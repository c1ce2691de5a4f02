import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'There are more acts than a row has room for: what else can be done with a post, a client’s record, a call.',
    'A button leads to several pages or choices of one kind, such as the account or the language.',
    'Sections with selection make it a choice of one or of several, and mark what is chosen.',
  ],
  whenNot: [
    'A form asks for one of several: use Select.',
    'The menu belongs to a thing and also opens by right click: use ContextMenu.',
    'There is something to read rather than to do: use Popover.',
  ],
  anatomy: [
    'Trigger: a Button or an IconButton',
    'Header, optional: what to know before choosing, such as who is signed in',
    'Items: an icon, a label, a second line and a shortcut, of which only the label is needed',
    'Sections with a title or a line between them',
    'Check at the end of what is chosen, in a section that is a choice',
  ],
  keys: [
    [
      'Enter, Space',
      'On the button: open it. On an item: do what it says. In a choice, Enter closes the menu and Space leaves it open.',
    ],
    [
      'Down Arrow, Up Arrow',
      'On the button: open it at its first or last item. Inside: go to the next or previous item, around its ends.',
    ],
    ['Home, End', 'Go to the first and the last item.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Escape', 'Closes it. The focus returns to the button.'],
  ],
  rightToLeft:
    'The menu lines up with the right edge of its button, or with the left one for align end. Icons stand on the right, checks and shortcuts on the left; the keys of a shortcut keep their order.',
  dos: [
    'Name the trigger after the thing: “More for this session”.',
    'Put what cannot be undone last, in a section of its own, with isDanger.',
  ],
  donts: [
    'The only way to the one thing a screen exists for: that is a Button.',
    'An item that disappears when it can’t be used: disable it, so that the others keep their place.',
  ],
  related: ['ContextMenu', 'SplitButton', 'Select', 'Popover', 'IconButton'],
  since: '0.1.0',
};
