import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A code of digits was sent to a phone or an email address and is typed, pasted or filled in by the browser.'],
  whenNot: [
    'The code has letters, such as one of an invitation: use TextField.',
    'A phone number is asked for: use PhoneField.',
    'A number is counted or calculated with: use NumberField.',
  ],
  anatomy: [
    'Label',
    'Description: where the code was sent, or how many digits it has',
    'One input, drawn as a box for each digit',
    'Error, when there is one',
    'Button “Send a new code”, or why none can be asked for yet',
  ],
  keys: [
    ['Digits', 'Fill the boxes; after a wrong code the first one begins a new code.'],
    ['Backspace', 'Deletes the digit before the cursor.'],
    ['Left arrow, Right arrow', 'Move the cursor within the code.'],
    ['Ctrl+V, Cmd+V', 'Paste a code; spaces and dashes in it are dropped.'],
    ['Enter, Space', 'On “Send a new code”: asks for one, and the focus returns to the field.'],
    ['Tab', 'Moves to “Send a new code”.'],
  ],
  rightToLeft:
    'The code runs from left to right in every language, and Arabic digits are accepted. Label, description and button follow the page.',
  dos: ['Say in description where the code was sent.', 'While no new code can be asked for, say why in resendWait.'],
  donts: ['A field of its own for each digit.'],
  related: ['TextField', 'PhoneField', 'NumberField', 'Form'],
  since: '0.1.0',
};
