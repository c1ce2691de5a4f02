import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Some facts or a short choice belong to a button, and the page has to stay usable meanwhile: how a price is made, the cameras and microphones of a call.',
  ],
  whenNot: [
    'A form or a question needs an answer: use Dialog.',
    'There is only a list of things to do: use Menu.',
    'One sentence about a control is enough: use Tooltip.',
  ],
  anatomy: [
    'Trigger: a Button or an IconButton',
    'Title, which names it, and a cross that closes it',
    'Content: text, links, a short choice',
  ],
  keys: [
    ['Enter, Space', 'On its button: open and close it.'],
    ['Tab', 'Goes through its content and on to what follows the button; by that it closes.'],
    ['Escape', 'Closes it. The focus returns to the button.'],
  ],
  rightToLeft:
    'It lines up with the right edge of its button, or with the left one for align end. The cross is on the left.',
  donts: ['What everybody has to read: put it on the page.', 'A popover that opens another one.'],
  related: ['Dialog', 'Menu', 'Tooltip', 'SideSheet', 'Accordion'],
  since: '0.1.0',
};
