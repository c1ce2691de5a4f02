import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Files are sent: the papers of an application, a license, a referral. They can be dropped, chosen, pasted or photographed.',
  ],
  whenNot: [
    'Words are asked for: use TextField or TextArea.',
    'A signature is asked for: use SignatureField.',
    'The progress of something else is shown: use Progress.',
  ],
  anatomy: [
    'Label and description',
    'Place to drop files, with “Choose files” and on phones the camera, if hasCamera is set',
    'Rules: kinds, size and number',
    'List of files, each with its state and its buttons',
    '“Undo”, after a file was removed',
    'Error, when there is one',
  ],
  keys: [
    ['Tab', 'Moves to the place to drop files, to “Choose files”, then to the buttons of each file.'],
    ['Ctrl+V, Cmd+V', 'Add files from the clipboard while the focus is in the field.'],
    ['Enter, Space', 'Press the button that has the focus.'],
  ],
  rightToLeft:
    'Marks of files are on the right and their buttons on the left. A file name keeps its own direction, and its ending is always shown.',
  dos: ['Say in description which papers are meant.', 'Set listsSent to false where the page lists the files itself.'],
  donts: ['Rules that the reader learns only after a file was refused: pass kinds and maxSize.'],
  related: ['SignatureField', 'Form', 'Progress', 'TextField'],
  since: '0.1.0',
};
