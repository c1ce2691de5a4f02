import { ids, scenarios, signInStoryAs } from '@sakina/mocks';
import { updateSessionNote } from '@sakina/platform/contract';
import { NotesScreen } from '@sakina/portal-features/practice/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { account, compare, inAnotherTab, openNote, section, state, WithAddress, write } from '../story-help.tsx';

const { draft } = ids.notes;
const otherTab = () => ({ accessToken: signInStoryAs(account).token.accessToken, note: ids.notes.draft });

const meta = {
  title: 'Provider/Notes',
  component: NotesScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof NotesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const list = await canvas.findByRole('navigation', { name: 'Your notes' });
    const groups = within(list)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    await expect(groups).toEqual(['1 session without a note', 'Needs your signature', 'Signed notes']);
    await expect(canvas.getByText('3 notes need your signature.')).toBeVisible();
    // The oldest unsigned one is due first, and is open on arrival; the focus and the address stay as they were.
    const current = within(list)
      .getAllByRole('link')
      .filter((link) => link.ariaCurrent === 'true');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Unsigned');
    await expect(await canvas.findByRole('button', { name: 'Sign this note…' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const OpensFromTheList: Story = {
  play: async ({ canvas, args }) => {
    await openNote(canvas, /^Layla Haddad Unsigned/);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ noteId: draft });
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Layla Haddad' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Layla Haddad Unsigned/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Your notes' })).toBeVisible();
  },
};

export const SearchAndFilter: Story = {
  play: async ({ canvas, args }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your notes' }));
    await userEvent.type(list.getByRole('searchbox', { name: 'Search by client name' }), 'bergstrom');
    await waitFor(() => expect(list.getAllByRole('link', { name: /^Noah Bergström/ }).length).toBeGreaterThan(0));
    await expect(list.queryByRole('link', { name: /^Layla/ })).not.toBeInTheDocument();
    await expect(list.getByRole('status')).toHaveTextContent(/notes? shown$/);
    await userEvent.click(list.getByRole('tab', { name: /^Unsigned/ }));
    await expect(await list.findByText('No client’s name matches “bergstrom”.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Show all notes' }));
    await expect(await list.findAllByRole('link')).toHaveLength(4);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const SavesWhileTyping: Story = {
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Last saved/)).toBeVisible();
    // What the page says is written down as it comes: the first of it lasts only as long as typing does.
    const said = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const words of ['Not saved yet', 'Saving'])
        if (canvas.getByRole('article').textContent.includes(words)) said.add(words);
    });
    watch.observe(canvas.getByRole('article'), { subtree: true, childList: true, characterData: true });
    await write(canvas, 'Plan', 'Practice the sentence with her sister.');
    await state(canvas, 'Saved at 10:00 AM');
    watch.disconnect();
    await expect([...said][0]).toBe('Not saved yet');
  },
};

export const BeginsTheNoteOfASession: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  play: async ({ canvas }) => {
    await expect(await section(canvas, 'Subjective')).toHaveValue('');
    await expect(canvas.getByText('4 notes need your signature.')).toBeVisible();
  },
};

export const OpensTheNoteThatASessionHas: Story = {
  args: { selection: { appointmentId: ids.appointments.lastWeek } },
  play: async ({ canvas }) => {
    await expect(await section(canvas, 'Subjective')).not.toHaveValue('');
    await expect(canvas.getByText('3 notes need your signature.')).toBeVisible();
  },
};

export const ChangesTheTemplate: Story = {
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    const subjective = (await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subjective' })).value;
    const assessment = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Assessment' }).value;
    await userEvent.click(canvas.getByRole('button', { name: /Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^DAP/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Change to DAP?' });
    await waitFor(() =>
      expect(within(question).getByText(/no section for what you wrote under Subjective and Objective/)).toBeVisible(),
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Move it to “Data”' }));
    const data = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Data' });
    await expect(data.value).toContain(subjective);
    await expect(canvas.getByRole('textbox', { name: 'Assessment' })).toHaveValue(assessment);
    await state(canvas, 'Saved at 10:00 AM');
  },
};

export const KeepsTheTemplateWhenTextWouldBeLost: Story = {
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    const subjective = (await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subjective' })).value;
    await userEvent.click(canvas.getByRole('button', { name: /Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^DAP/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep SOAP' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Subjective' })).toHaveValue(subjective);
  },
};

export const KeepsTextWhenASaveFails: Story = {
  args: { selection: { noteId: draft } },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updateSessionNote)),
  play: async ({ canvas }) => {
    await write(canvas, 'Plan', 'Call on Thursday.');
    const alert = await canvas.findByRole('alert', {}, { timeout: 4000 });
    await expect(alert).toHaveTextContent('Your last changes aren’t saved');
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Call on Thursday.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Save now' }));
    await state(canvas, 'Saved at 10:00 AM');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const KeepsUnsavedTextOfEachNote: Story = {
  args: { selection: { noteId: draft } },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(updateSessionNote)),
  play: async ({ canvas, msw }) => {
    await write(canvas, 'Plan', 'Typed without a connection.');
    await openNote(canvas, /^Fatima Zahra Benali Unsigned/);
    await canvas.findByRole('heading', { level: 2, name: 'Fatima Zahra Benali' });
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned.*Has unsaved text/ })).toBeVisible();
    await openNote(canvas, /^Layla Haddad Unsigned/);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Typed without a connection.'),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We’ll try again with your next change.');
    msw.resetHandlers();
    window.dispatchEvent(new Event('online'));
    await state(canvas, 'Saved at 10:00 AM');
    await expect(canvas.queryByText('Has unsaved text')).not.toBeInTheDocument();
  },
};

export const ShowsAConflict: Story = {
  name: 'A stale tab sees a conflict with both texts [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    await section(canvas, 'Plan');
    await inAnotherTab(otherTab(), 'PUT', '', (version) => ({
      version,
      sections: [{ key: 'PLAN', text: 'Written in the other tab.' }],
    }));
    await write(canvas, 'Plan', 'Written here.');
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'This note was changed somewhere else',
    );
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Written here.');
    const dialog = await compare(canvas);
    await expect(dialog.getByText('Written in the other tab.')).toBeVisible();
    await expect(dialog.getByText('Written here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await expect(await section(canvas, 'Plan')).toHaveValue('Written here.');
    await state(canvas, 'Saved at 10:00 AM');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Layla Haddad' })).toHaveFocus();
  },
};

export const SignedInAnotherTab: Story = {
  name: 'Text typed after a signature elsewhere becomes an amendment [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    await section(canvas, 'Plan');
    await inAnotherTab(otherTab(), 'POST', '/sign', (version) => ({
      signature: { name: 'Amina Rahman', statement: 'I have written this note.', version },
    }));
    await write(canvas, 'Plan', 'Too late for the note.');
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(
      'This note was signed somewhere else',
    );
    await userEvent.click((await compare(canvas)).getByRole('button', { name: 'Save as an amendment' }));
    await expect((await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Amendment' })).value).toContain(
      'Too late for the note.',
    );
    await expect(canvas.getByRole('heading', { name: 'Signed by Amina Rahman' })).toBeVisible();
  },
};
