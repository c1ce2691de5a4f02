import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A telephone number is typed that a message or a call goes to, and its country may differ from the reader’s.',
    'The number is kept in one form everywhere: the value is E.164, such as +12125550123.',
  ],
  whenNot: [
    'Any text may stand there, such as an extension or two numbers: use TextField with type tel.',
    'A code that was sent to the phone is typed: use CodeField.',
    'A call is started: use CallButton.',
  ],
  anatomy: [
    'Label and description',
    'Country or area with its calling code, found by name or code; a plain field without it if the rules can’t be loaded',
    'Number as it is written in that country',
    'Error, said when the field is left',
  ],
  keys: [
    ['Tab', 'Goes from the country to the number.'],
    ['Letters, Digits', 'In the country: narrow the list by name, by code or by calling code.'],
    ['Down Arrow, Up Arrow', 'In the country: open the list and move in it.'],
    ['Enter', 'Takes the country.'],
    ['Escape', 'Closes the list and puts the country back.'],
  ],
  rightToLeft:
    'The country stands on the right. Numbers and calling codes run from left to right in every language, and the number ends at the right edge of its field.',
  dos: ['Set defaultCountry where the product knows it better than the language does.'],
  donts: ['Splitting a number into several fields: a pasted one selects its country by itself.'],
  related: ['TextField', 'CodeField', 'Combobox', 'Form'],
  since: '0.1.0',
};
