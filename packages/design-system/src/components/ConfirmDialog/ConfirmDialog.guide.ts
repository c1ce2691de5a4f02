import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'An act takes something away or reaches other people, and its consequences are to be read first: cancel, delete, withdraw.',
    'Nothing can bring it back: word asks for a typed word first.',
  ],
  whenNot: [
    'The reader gives a reason or other answers: use Dialog with a Form.',
    'The act is easy to take back: do it, and say so in a Toast.',
    'It only informs: use Banner.',
  ],
  anatomy: [
    'Title: the question, with the name of the thing',
    'Text: what happens, what does not, and whether it can be undone',
    'Field for the word, only with word',
    'Failure, when it did not work',
    'Button of the safe answer, which has the focus at first',
    'Button that confirms: a verb with its object',
  ],
  keys: [
    ['Enter, Space', 'Press the button that has the focus, at first the safe answer.'],
    ['Enter', 'In the field for the word: confirms.'],
    ['Escape', 'Takes the safe answer. While it is busy it does nothing.'],
    ['Tab', 'Moves to the next control and stays inside.'],
  ],
  rightToLeft: 'Title and text begin on the right. The button that confirms is last in the row, on the left.',
  dos: [
    'Name the safe answer by what stays: “Keep session”.',
    'Set isBusy until the act is done, and close it yourself.',
  ],
  donts: ['“Yes” and “No” as labels.', 'A title without the name of the thing.'],
  related: ['Dialog', 'Button', 'Toast', 'Banner'],
  since: '0.1.0',
};
