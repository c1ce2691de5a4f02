import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'The buttons of a form or of a finished task are in one row at its end.',
    'The form is longer than the screen of a phone: isSticky keeps them within reach of the thumb.',
  ],
  whenNot: [
    'The form is in a dialog: use DialogFoot, part of Dialog.',
    'The buttons belong to a page or to its rows: use PageHeader or Toolbar.',
    'One act stands alone in the text: use Button.',
  ],
  anatomy: ['Other buttons, such as “Back”: quiet ones first, then outlined', 'Main button, last; often SubmitButton'],
  keys: [],
  rightToLeft: 'The row ends on the left, and the main button with it.',
  dos: ['Put the main button last: Tab reaches the buttons in the order that is seen.'],
  donts: ['Two rows with isSticky on one page.'],
  related: ['Form', 'Button', 'FormStepper', 'Dialog', 'Toolbar'],
  since: '0.1.0',
};
