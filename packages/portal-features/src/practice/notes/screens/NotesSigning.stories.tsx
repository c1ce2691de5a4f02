import { ids, scenarios, signInStoryAs } from '@sakina/mocks';
import { signSessionNote, updateSessionNote } from '@sakina/platform/contract';
import { NotesScreen } from '@sakina/portal-features/practice/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, inAnotherTab, openSigning, sign, statement, WithAddress, write } from '../story-help.tsx';

const { draft, amended, signed } = ids.notes;
const otherTab = () => ({ accessToken: signInStoryAs(account).token.accessToken, note: ids.notes.draft });

const meta = {
  title: 'Provider/Notes signing',
  component: NotesScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof NotesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Signs: Story = {
  name: 'Signs with name and intent, and is read-only from then on [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    await write(canvas, 'Plan', 'Role play on Friday.');
    const dialog = await openSigning(canvas);
    await expect(dialog.getByText('Role play on Friday.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign the note' }));
    await expect(await dialog.findByText('Confirm the statement before you sign.')).toBeVisible();
    await expect(dialog.getByText('Type your full name.')).toBeVisible();
    await sign(dialog, 'Amina Rahmen');
    await expect(await dialog.findByText(/This doesn’t match the name in your profile/)).toBeVisible();
    await sign(dialog, 'Dr. Amina Rahman');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { name: 'Signed by Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByText('Today, 10:00 AM, Eastern Time')).toBeVisible();
    await expect(within(canvas.getByRole('article')).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Layla Haddad' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Note signed')).toBeVisible());
    await expect(await canvas.findByText('2 notes need your signature.')).toBeVisible();
  },
};

export const SaysThatAnEmptyNoteCannotBeSigned: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign this note…' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There’s nothing to sign yet');
    const [first] = canvas.getAllByRole('textbox');
    await userEvent.type(first as HTMLElement, '.');
    await expect(await canvas.findByText('Enter words here, not only symbols.')).toBeVisible();
    await userEvent.clear(first as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start with “Subjective”' }));
    await expect(canvas.getByRole('textbox', { name: 'Subjective' })).toHaveFocus();
    await userEvent.keyboard('She came.');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const ServerFindsTheNoteEmpty: Story = {
  args: { selection: { noteId: draft } },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(signSessionNote, { status: 422, code: 'NOTE_EMPTY' })),
  play: async ({ canvas }) => {
    await sign(await openSigning(canvas), 'Dr. Amina Rahman');
    await expect(await canvas.findByText('There’s nothing to sign yet')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ChangedWhileSigning: Story = {
  name: 'Asks to read again what changed while signing [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    const dialog = await openSigning(canvas);
    await inAnotherTab(otherTab(), 'PUT', '', (version) => ({
      version,
      sections: [{ key: 'PLAN', text: 'Added in the other tab.' }],
    }));
    await sign(dialog, 'Dr. Amina Rahman');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The note has changed');
    await expect(await dialog.findByText('Added in the other tab.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: statement })).not.toBeChecked();
  },
};

export const SigningCannotReachTheServer: Story = {
  args: { selection: { noteId: draft } },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(signSessionNote)),
  play: async ({ canvas }) => {
    await sign(await openSigning(canvas), 'Dr. Amina Rahman');
    await expect(await screen.findByText('We couldn’t reach the server')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Dr. Amina Rahman');
  },
};

export const Signed: Story = {
  args: { selection: { noteId: signed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signed by Dr. Amina Rahman' })).toBeVisible();
    await expect(within(canvas.getByRole('article')).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('No amendments.')).toBeVisible();
  },
};

export const Amends: Story = {
  name: 'A signed note is only amended, with a date and a name [SEC-16]',
  args: { selection: { noteId: amended } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an amendment' }));
    await expect(canvas.getByRole('textbox', { name: 'Amendment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    await expect(await canvas.findByText('Enter your amendment.')).toBeVisible();
    await write(canvas, 'Amendment', 'The sleep diary was submitted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    const list = await canvas.findByRole('region', { name: 'Amendments' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(list).getByText('The sleep diary was submitted.')).toBeVisible();
    await expect(within(list).getByText('Today, 10:00 AM, Eastern Time')).toBeVisible();
    // The list shows the words as soon as they are there, a moment before the form goes.
    const opener = await canvas.findByRole('button', { name: 'Add an amendment' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const KeepsAnAmendmentThatCouldNotBeAdded: Story = {
  args: { selection: { noteId: signed } },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updateSessionNote)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an amendment' }));
    await write(canvas, 'Amendment', 'The dose was halved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('textbox', { name: 'Amendment' })).toHaveValue('The dose was halved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Amendment' })).not.toBeInTheDocument());
    await expect(canvas.getByText('The dose was halved.')).toBeVisible();
  },
};
