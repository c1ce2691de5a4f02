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
  anatomy: ['Main button, often SubmitButton', 'Other buttons, such as “Back”'],
  keys: [],
  rightToLeft:
    'With align start the main button is on the right. With between the way back is on the right and the main button on the left.',
  dos: ['Put the main button first with align start, and last with end and between.'],
  donts: ['Two rows with isSticky on one page.'],
  related: ['Form', 'Button', 'FormStepper', 'Dialog', 'Toolbar'],
  since: '0.1.0',
};
