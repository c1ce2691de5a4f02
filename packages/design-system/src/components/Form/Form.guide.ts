import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Answers are sent together. It sends once at a time and lists what is wrong after an attempt, with links to the fields.',
    'SubmitButton sends it, and is in its FormActions or in the DialogFoot of a Dialog.',
  ],
  whenNot: [
    'The form is long and has parts: use FormStepper.',
    'A setting applies at once: use Switch without a form.',
    'Words are only looked for: use SearchField.',
  ],
  anatomy: [
    'ErrorSummary, after an attempt with errors',
    'Fields',
    'FormActions with SubmitButton and other buttons',
    'Words for screen readers while it is sent',
  ],
  keys: [
    ['Enter', 'In a field of one line, or on SubmitButton: sends the form.'],
    ['Space', 'On SubmitButton: sends the form.'],
    ['Tab', 'Moves to the next field.'],
  ],
  rightToLeft:
    'Labels, fields and buttons begin on the right. What has its own direction, such as a code, keeps it in its field.',
  dos: [
    'Keep SubmitButton enabled, and say at the field what is missing.',
    'Set errorFocus to field in a form of one or two fields.',
    'Keep what was typed when sending fails.',
  ],
  donts: ['A plain Button that sends it: only SubmitButton waits for the answer.'],
  related: ['FormActions', 'ErrorSummary', 'FormStepper', 'Dialog', 'TextField'],
  since: '0.1.0',
};
