import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Somebody agrees to a sentence in their own name: a consent, a treatment agreement. The typed name is the signature.',
    'With hasDrawing a drawing can be added. It is never needed.',
  ],
  whenNot: [
    'A tick is enough: use Checkbox.',
    'A name is asked for without agreeing to anything: use TextField.',
    'An act is only to be confirmed: use ConfirmDialog.',
  ],
  anatomy: [
    'Statement: what signing means, in the first person',
    'Field for the full name, with a description and an error',
    'Drawing, optional: an area with buttons to clear and to remove it',
    'Line with the signature or “Not signed yet”, and the day',
  ],
  keys: [
    ['Tab', 'Goes from the name to the button for a drawing.'],
    ['Enter, Space', 'On the buttons: add, clear and remove a drawing.'],
  ],
  rightToLeft:
    'Statement, name and line begin on the right, and the day stands on the left. A drawing stays as it was drawn.',
  dos: [
    'Write the statement as one sentence that can be read aloud: “I agree that …”.',
    'Say in description which name is expected.',
  ],
  donts: ['A name filled in beforehand: typing it is the act of signing.'],
  related: ['TextField', 'Checkbox', 'ConfirmDialog', 'Form'],
  since: '0.1.0',
};
