import { ids } from '@sakina/mocks';
import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotesScreen } from './NotesScreen.tsx';

const { amended } = ids.notes;
const forget = fn((_user: string, _record: string) => Promise.resolve());
/** A vault in which an amendment lies of the same person, from before a crash. */
const vault = {
  seal: () => Promise.resolve(true),
  forget,
  open: (_user: string, record: string) =>
    Promise.resolve(record === `amendment:${amended}` ? { text: 'She called on Tues' } : undefined),
  sweep: () => Promise.resolve(),
  destroyAll: () => Promise.resolve(),
  generation: () => 0,
};

const meta = {
  title: 'Provider/Notes drafts',
  component: NotesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { selection: { noteId: amended }, onSelectionChange: fn() },
  decorators: [
    (Story) => (
      <DraftsProvider vault={vault} userId="usr-amina">
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => void forget.mockClear(),
} satisfies Meta<typeof NotesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An amendment half written comes back, and its draft goes once it is added [SEC-15] [SEC-16]',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Amendment' });
    await expect(field).toHaveValue('She called on Tues');
    await userEvent.type(field, 'day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    await expect(await canvas.findByText('She called on Tuesday.')).toBeVisible();
    await waitFor(() => expect(forget).toHaveBeenCalledWith('usr-amina', `amendment:${amended}`));
  },
};
