import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Navigation opens over the page on a phone.',
    'A panel to read and work in slides over the page, with placement end and size panel: a claim, an invoice, the filters of the directory.',
  ],
  whenNot: [
    'The list beside it must stay usable: use SideSheet.',
    'It is a question or a short task: use Dialog.',
    'A few acts open from a button: use Menu.',
  ],
  anatomy: ['Title', 'Close button', 'Content', 'Buttons at the lower edge, optional'],
  keys: [
    ['Enter, Space', 'Press the button that has the focus.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
    ['Tab', 'Moves to the next control and stays inside.'],
  ],
  rightToLeft:
    'With placement start it slides in from the right, with end from the left. The close button is on the left.',
  related: ['SideSheet', 'Dialog', 'SideNav', 'Menu'],
  since: '0.1.0',
};
