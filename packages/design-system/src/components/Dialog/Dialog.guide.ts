import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A short task or a question is above the page: recording a payment, giving a reason, inviting someone.',
    'Its buttons are in actions. Where they belong to a form inside, DialogFoot is the last thing in the form.',
  ],
  whenNot: [
    'It only asks whether to do something: use ConfirmDialog.',
    'The page is needed meanwhile: use SideSheet or Popover.',
    'It is navigation or a panel to work in: use Drawer.',
  ],
  anatomy: [
    'Title',
    'Close button, not in an alertdialog',
    'Body',
    'Buttons in actions, or in DialogFoot within a form',
  ],
  keys: [
    ['Enter, Space', 'Press the button that has the focus.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
    ['Tab', 'Moves to the next control and stays inside.'],
  ],
  rightToLeft:
    'The title begins on the right and the close button is on the left. The main button is last in the row, on the left.',
  dos: [
    'Put the way back first and the main button last.',
    'Set isDismissable to false where something typed would be lost.',
  ],
  donts: ['A form of several steps: give it a page with FormStepper.'],
  related: ['ConfirmDialog', 'Drawer', 'SideSheet', 'Popover', 'Form'],
  since: '0.1.0',
};
