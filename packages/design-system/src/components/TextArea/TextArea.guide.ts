import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Several lines are written: a reason, a message to a provider, what somebody wants to talk about.',
    'With maxLength the count is shown. Nothing typed or pasted is cut off; the form refuses it.',
  ],
  whenNot: [
    'One line is enough: use TextField.',
    'One of known answers is meant: use RadioGroup or Select.',
    'A file says it better: use FileDrop.',
  ],
  anatomy: [
    'Label and description',
    'Area that grows with what is typed',
    'Count, optional: how much of the limit is used; said when it runs short',
    'Error',
  ],
  keys: [
    ['Enter', 'Begins a new line.'],
    ['Tab', 'Leaves the field and types nothing.'],
  ],
  rightToLeft:
    'What is typed takes its own direction, so Arabic begins on the right and English on the left. The count stands on the left.',
  dos: ['Set rows to the length of a usual answer.', 'Say in the description who reads it.'],
  donts: ['A limit that is only known once it is passed.'],
  related: ['TextField', 'Form', 'FileDrop', 'RadioGroup'],
  since: '0.1.0',
};
