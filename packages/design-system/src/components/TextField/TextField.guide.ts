import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One line is typed: a name, an address, an email, a password.',
    'The type chooses the keyboard of a phone. A password can be shown.',
  ],
  whenNot: [
    'There are several lines: use TextArea.',
    'It is a number, an amount, a day or a time: use NumberField, MoneyField, DatePicker or TimeField.',
    'It is a search: use SearchField.',
  ],
  anatomy: [
    'Label, with “(optional)” where the form can do without',
    'Description, optional',
    'Input',
    'For a password: a button that shows it',
    'Error',
  ],
  keys: [
    ['Tab', 'Goes to the field and, for a password, to the button that shows it.'],
    ['Home, End', 'Go to the beginning and the end of the text.'],
    ['Enter, Space', 'On that button: show or hide the password.'],
  ],
  rightToLeft: 'The text begins on the right. A Latin address keeps its order, also where it begins with a number.',
  dos: [
    'Set autoComplete, so that browsers can fill it in.',
    'Say in the error what to do: “Enter the whole address, like amina@example.com.”.',
  ],
  donts: ['A placeholder in place of the label.', 'An error before somebody has finished typing.'],
  related: ['TextArea', 'SearchField', 'PhoneField', 'CodeField', 'Form'],
  since: '0.1.0',
};
