import { createSessionNote, listSessionNotes, signSessionNote, updateSessionNote } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Session notes', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateSessionNote = {
  ...failuresOf(createSessionNote),
  name: 'Says why the note could not be opened [ERROR-2]',
};
export const UpdateSessionNote = {
  ...failuresOf(updateSessionNote),
  name: 'Says why the note could not be saved [ERROR-2]',
};
export const SignSessionNote = {
  ...failuresOf(signSessionNote),
  name: 'Says why the note could not be signed [ERROR-2]',
};
export const ListSessionNotes = {
  ...failuresOf(listSessionNotes),
  name: 'Says why the notes could not be listed [ERROR-2]',
};
