import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A form was sent and answers are missing or wrong. Form shows it by itself; use it directly where the fields are not in a Form, such as in the steps of a booking.',
  ],
  whenNot: [
    'There is a Form around the fields: pass errors to Form.',
    'The form has one or two fields: use Form with errorFocus set to field.',
    'Sending failed for another reason: use Banner.',
  ],
  anatomy: ['Mark and title: what happened', 'List of problems, each a link to its field'],
  keys: [
    ['Tab', 'Moves to the links; the summary itself takes the focus when it appears.'],
    ['Enter', 'Moves the focus into the field that the link names.'],
  ],
  rightToLeft: 'Mark, title and links begin on the right. Nothing turns around.',
  dos: [
    'Use the same words as at the field, in the order of the form.',
    'Set key to the number of attempts, so that it takes the focus again.',
  ],
  donts: ['A summary that appears while someone is typing.'],
  related: ['Form', 'FormStepper', 'Banner', 'TextField'],
  since: '0.1.0',
};
