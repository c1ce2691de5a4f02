import { ids, make, scenarios } from '@sakina/mocks';
import { createSessionNote, getAppointment, listAppointments, listSessionNotes } from '@sakina/platform/contract';
import type { NoteId, SessionNote } from '@sakina/platform/contract';
import { NotesScreen } from '@sakina/portal-features/practice/notes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { callsTo, forgetCalls } from '../../../shared/testing/story-calls.ts';
import { account, openNote, section, WithAddress } from '../story-help.tsx';

const { draft, amended } = ids.notes;

const meta = {
  title: 'Provider/Notes states',
  component: NotesScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof NotesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your notes…');
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that the notes are on their way, then lists them',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your notes…');
    await expect(await canvas.findByRole('link', { name: /^Layla Haddad Unsigned/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listSessionNotes), scenarios.empty(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notes start with a session' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute(
      'href',
      '/provider/start-session',
    );
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
  beforeEach: () => forgetCalls(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Notes become available once your credentials are verified' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your credentials' })).toHaveAttribute(
      'href',
      '/provider/credentials',
    );
    await expect(canvas.queryByText(/Layla Haddad/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(callsTo('/v1/')).toEqual([]);
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
    await expect(await canvas.findByRole('heading', { name: 'تُفتح الملاحظات بعد التحقق من مؤهلاتك' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'إلى مؤهلاتك' })).toHaveAttribute('href', '/provider/credentials');
    await expect(canvas.queryByText(/Layla Haddad/)).not.toBeInTheDocument();
    await expect(callsTo('/v1/')).toEqual([]);
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listSessionNotes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { selection: { noteId: 'nte-unknown' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'This isn’t one of your notes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all notes' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({});
  },
};

export const SessionOfSomebodyElse: Story = {
  args: { selection: { appointmentId: ids.appointments.unverified } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t find this session');
    await expect(canvas.getByRole('link', { name: 'Back to all notes' })).toBeVisible();
  },
};

export const SessionNotFound: Story = {
  args: { selection: { appointmentId: 'apt-unknown' } },
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getAppointment)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t find this session');
  },
};

export const NoteCannotBeBegun: Story = {
  args: { selection: { appointmentId: ids.appointments.withoutNote } },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createSessionNote)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The note couldn’t be opened');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await section(canvas, 'Subjective')).toBeVisible();
  },
};

const long =
  'She spoke for a long time about the house in Aleppo, the stairs, the lemon tree, and the neighbor who kept the key. '
    .repeat(12)
    .trim();
const longNote: SessionNote = make.note({
  client: {
    id: 'usr-long',
    displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou',
  },
  sections: [
    { key: 'SUBJECTIVE', text: `${long}\n\n${long}` },
    { key: 'OBJECTIVE', text: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenberatung'.repeat(3) },
    { key: 'ASSESSMENT', text: '' },
    { key: 'PLAN', text: long },
  ],
});

export const LongText: Story = {
  args: { selection: { noteId: longNote.id } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listSessionNotes, {
        items: [longNote, make.signedNote({ client: longNote.client, sections: longNote.sections })],
      }),
    ),
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
          make.note({
            client: { id: 'usr-aisha', displayName: 'عائشة المنصوري' },
            sections: [{ key: 'SUBJECTIVE', text: 'تنام خمس ساعات وتستيقظ قبل الفجر.' }],
          }),
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

export const NotStarted: Story = {
  name: 'A session that has not started says from when its note can be written [CALL-20]',
  args: { selection: { appointmentId: ids.appointments.upcoming } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This session hasn’t started' })).toBeVisible();
    await expect(canvas.getByText(/You can write its note once you start it/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
