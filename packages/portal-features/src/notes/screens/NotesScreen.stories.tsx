import { createSessionNote, getAppointment, listSessionNotes, signSessionNote, updateSessionNote } from '@sakina/platform/contract';
import type { NoteId, SessionNote } from '@sakina/platform/contract';
import { ids, make, scenarios, signInStoryAs } from '@sakina/mocks';
import { NotesScreen } from '@sakina/portal-features/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const account = 'therapist@demo.test';
const { draft, amended, signed } = ids.notes;
const statement = /confirm that it is complete and true/;

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'queryByRole' | 'findByText' | 'getByText'>;

const section = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const state = (canvas: Canvas, words: string | RegExp) => waitFor(() => expect(within(canvas.getByRole('article')).getByText(words)).toBeVisible(), { timeout: 4000 });

async function write(canvas: Canvas, name: string, text: string) {
  await userEvent.type(await section(canvas, name), text);
}

async function openNote(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('link', { name }));
}

/** Opens the signing dialog and waits until it has come to rest. */
async function openSigning(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign this note…' }));
  const dialog = await screen.findByRole('dialog', { name: /^Sign the note of Tuesday, November 17/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Opens both texts of a conflict. */
async function compare(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Compare the two texts' }));
  const dialog = await screen.findByRole('dialog', { name: /in another place$/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function sign(dialog: Canvas, name: string) {
  const intent = dialog.getByRole<HTMLInputElement>('checkbox', { name: statement });
  if (!intent.checked) await userEvent.click(intent);
  const field = dialog.getByRole('textbox', { name: 'Your full name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign the note' }));
}

/** What the same provider does in another tab. */
async function inAnotherTab(method: 'PUT' | 'POST', path: string, bodyOf: (version: number) => unknown): Promise<void> {
  const { token } = signInStoryAs(account);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token.accessToken}`, 'idempotency-key': crypto.randomUUID() };
  const list = listSessionNotes.response.parse(((await (await fetch('/v1/session-notes', { headers })).json()) as { data: unknown }).data);
  const version = list.items.find(({ id }) => id === draft)?.version ?? 0;
  const answer = await fetch(`/v1/session-notes/${draft}${path}`, { method, headers, body: JSON.stringify(bodyOf(version)) });
  await expect(answer.ok).toBe(true);
}

const meta = {
  title: 'Provider/Notes',
  component: NotesScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  // Stands in for the address, which the app keeps the selection in.
  render: function WithAddress({ selection: first, onSelectionChange }) {
    const [selection, setSelection] = useState(first);
    return (
      <NotesScreen
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          onSelectionChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NotesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('navigation', { name: 'Your notes' });
    const groups = within(list).getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(groups).toEqual(['Waiting for your signature', 'Signed notes']);
    await expect(canvas.getByText('3 notes wait for your signature.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open the oldest unsigned note' })).toBeVisible();
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
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by client name' }), 'bergstrom');
    await waitFor(() => expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(expect.arrayContaining([expect.stringMatching(/^Noah Bergström/)])));
    await expect(canvas.queryByRole('link', { name: /^Layla/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(/notes? shown$/);
    await userEvent.click(canvas.getByRole('tab', { name: /^Unsigned/ }));
    await expect(await canvas.findByText('No client’s name matches “bergstrom”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show every note' }));
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
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
      for (const words of ['Not saved yet', 'Saving']) if (canvas.getByRole('article').textContent.includes(words)) said.add(words);
    });
    watch.observe(canvas.getByRole('article'), { subtree: true, childList: true, characterData: true });
    await write(canvas, 'Plan', 'Practise the sentence with her sister.');
    await state(canvas, 'Saved at 10:00 AM');
    watch.disconnect();
    await expect([...said][0]).toBe('Not saved yet');
  },
};

export const BeginsTheNoteOfASession: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  play: async ({ canvas }) => {
    await expect(await section(canvas, 'Subjective')).toHaveValue('');
    await expect(canvas.getByText('4 notes wait for your signature.')).toBeVisible();
  },
};

export const OpensTheNoteThatASessionHas: Story = {
  args: { selection: { appointmentId: ids.appointments.lastWeek } },
  play: async ({ canvas }) => {
    await expect(await section(canvas, 'Subjective')).not.toHaveValue('');
    await expect(canvas.getByText('3 notes wait for your signature.')).toBeVisible();
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
    await waitFor(() => expect(within(question).getByText(/no place for what you wrote under Subjective and Objective/)).toBeVisible());
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
    await userEvent.click(await screen.findByRole('option', { name: /^Pastoral/ }));
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
    await expect(alert).toHaveTextContent('Your last changes are not saved');
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
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned.*Has text that is not saved/ })).toBeVisible();
    await openNote(canvas, /^Layla Haddad Unsigned/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Typed without a connection.'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your text is sent again with your next change.');
    msw.resetHandlers();
    window.dispatchEvent(new Event('online'));
    await state(canvas, 'Saved at 10:00 AM');
    await expect(canvas.queryByText('Has text that is not saved')).not.toBeInTheDocument();
  },
};

export const ShowsAConflict: Story = {
  name: 'A stale tab sees a conflict with both texts [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    await section(canvas, 'Plan');
    await inAnotherTab('PUT', '', (version) => ({ version, sections: [{ key: 'PLAN', text: 'Written in the other tab.' }] }));
    await write(canvas, 'Plan', 'Written here.');
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('This note was changed in another place');
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveValue('Written here.');
    const dialog = await compare(canvas);
    await expect(dialog.getByText('Written in the other tab.')).toBeVisible();
    await expect(dialog.getByText('Written here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep what is written here' }));
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
    await inAnotherTab('POST', '/sign', (version) => ({ signature: { name: 'Amina Rahman', statement: 'I have written this note.', version } }));
    await write(canvas, 'Plan', 'Too late for the note.');
    await expect(await canvas.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('This note was signed in another place');
    await userEvent.click((await compare(canvas)).getByRole('button', { name: 'Make it an amendment' }));
    await expect((await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Amendment' })).value).toContain('Too late for the note.');
    await expect(canvas.getByRole('heading', { name: 'Signed by Amina Rahman' })).toBeVisible();
  },
};

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
    await expect(await dialog.findByText(/This is not the name in your profile/)).toBeVisible();
    await sign(dialog, 'Dr. Amina Rahman');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { name: 'Signed by Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByText('Today, 10:00 AM, Eastern Time')).toBeVisible();
    await expect(within(canvas.getByRole('article')).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Layla Haddad' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('The note is signed')).toBeVisible());
    await expect(await canvas.findByText('2 notes wait for your signature.')).toBeVisible();
  },
};

export const SaysThatAnEmptyNoteCannotBeSigned: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign this note…' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is nothing to sign yet');
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
    await expect(await canvas.findByText('There is nothing to sign yet')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ChangedWhileSigning: Story = {
  name: 'Asks to read again what changed while signing [SEC-16]',
  args: { selection: { noteId: draft } },
  play: async ({ canvas }) => {
    const dialog = await openSigning(canvas);
    await inAnotherTab('PUT', '', (version) => ({ version, sections: [{ key: 'PLAN', text: 'Added in the other tab.' }] }));
    await sign(dialog, 'Dr. Amina Rahman');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The note changed meanwhile');
    await expect(await dialog.findByText('Added in the other tab.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: statement })).not.toBeChecked();
  },
};

export const SigningCannotReachTheServer: Story = {
  args: { selection: { noteId: draft } },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(signSessionNote)),
  play: async ({ canvas }) => {
    await sign(await openSigning(canvas), 'Dr. Amina Rahman');
    await expect(await screen.findByText('We could not reach the server')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Dr. Amina Rahman');
  },
};

export const Signed: Story = {
  args: { selection: { noteId: signed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Signed by Dr. Amina Rahman' })).toBeVisible();
    await expect(within(canvas.getByRole('article')).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nothing has been added since it was signed.')).toBeVisible();
  },
};

export const Amends: Story = {
  name: 'A signed note is only amended, with a date and a name [SEC-16]',
  args: { selection: { noteId: amended } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an amendment' }));
    await expect(canvas.getByRole('textbox', { name: 'Amendment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    await expect(await canvas.findByText('Write what is to be added.')).toBeVisible();
    await write(canvas, 'Amendment', 'The sleep diary was handed in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it to the note' }));
    const list = await canvas.findByRole('region', { name: 'Amendments' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(list).getByText('The sleep diary was handed in.')).toBeVisible();
    await expect(within(list).getByText('Today, 10:00 AM, Eastern Time')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add an amendment' })).toHaveFocus();
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
    await expect(await canvas.findByText('The dose was halved.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Amendment' })).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your notes are on their way');
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that the notes are on their way, then lists them',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listSessionNotes, 1000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your notes are on their way');
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your notes begin with a session' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute('href', '/provider/start-session');
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned/ })).toBeVisible();
  },
};

const closed: Pick<Story, 'args' | 'beforeEach' | 'play'> = {
  args: { selection: { noteId: draft } },
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notes open once your credentials are verified' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your credentials' })).toHaveAttribute('href', '/provider/credentials');
    await expect(canvas.queryByText(/Layla Haddad/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/'))).toEqual([]);
  },
};

export const NotVerified: Story = {
  name: 'Says why there are no notes, asks for none and shows no patient [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  ...closed,
};

export const VerificationLapsed: Story = {
  name: 'Closes the notes to a plain provider whose verification has lapsed [PORTAL-3]',
  parameters: { account: 'provider@demo.test' },
  ...closed,
};

export const NotVerifiedRightToLeft: Story = {
  ...closed,
  parameters: { account: 'unverified@demo.test' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'تُفتح الملاحظات بعد التحقق من وثائق اعتمادك' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'إلى وثائق اعتمادك' })).toHaveAttribute('href', '/provider/credentials');
    await expect(canvas.queryByText(/Layla Haddad/)).not.toBeInTheDocument();
    await expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/v1/'))).toEqual([]);
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not yours to see');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { selection: { noteId: 'nte-unknown' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'This note is not among yours' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all notes' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({});
  },
};

export const SessionOfSomebodyElse: Story = {
  args: { selection: { appointmentId: ids.appointments.unverified } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This session is not yours');
    await expect(canvas.getByRole('link', { name: 'Back to all notes' })).toBeVisible();
  },
};

export const SessionNotFound: Story = {
  args: { selection: { appointmentId: 'apt-unknown' } },
  beforeEach: ({ msw }) => msw.use(scenarios.missing(getAppointment)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not find this session');
  },
};

export const NoteCannotBeBegun: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createSessionNote)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The note could not be opened');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await section(canvas, 'Subjective')).toBeVisible();
  },
};

const long = 'She spoke for a long time about the house in Aleppo, the stairs, the lemon tree, and the neighbour who kept the key. '.repeat(12).trim();
const longNote: SessionNote = make.note({
  client: { id: 'usr-long', displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou' },
  sections: [{ key: 'SUBJECTIVE', text: `${long}\n\n${long}` }, { key: 'OBJECTIVE', text: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenberatung'.repeat(3) }, { key: 'ASSESSMENT', text: '' }, { key: 'PLAN', text: long }],
});

export const LongText: Story = {
  args: { selection: { noteId: longNote.id } },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listSessionNotes, { items: [longNote, make.signedNote({ client: longNote.client, sections: longNote.sections })] })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await section(canvas, 'Subjective')).toHaveValue(`${long}\n\n${long}`);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { selection: { noteId: draft } },
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listSessionNotes, {
        items: [
          make.note({ client: { id: 'usr-aisha', displayName: 'عائشة المنصوري' }, sections: [{ key: 'SUBJECTIVE', text: 'تنام خمس ساعات وتستيقظ قبل الفجر.' }] }),
          make.signedNote({ id: 'nte-rtl' as NoteId, client: { id: 'usr-nour', displayName: 'نور خليل' } }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'عائشة المنصوري' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'بانتظار توقيعك' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'توقيع هذه الملاحظة…' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('article')).direction).toBe('rtl');
  },
};

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await openNote(canvas, /^Layla Haddad Unsigned/);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Layla Haddad' })).toHaveFocus();
    await expect(canvas.queryByRole('navigation', { name: 'Your notes' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'All notes' }));
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned/ })).toHaveFocus();
  },
};

export const PhoneWriting: Story = {
  globals: phone,
  args: { selection: { noteId: draft } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign this note…' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { selection: { noteId: amended } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All notes' })).toBeVisible();
  },
};
