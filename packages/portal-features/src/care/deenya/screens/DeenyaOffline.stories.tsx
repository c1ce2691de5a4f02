import { scenarios } from '@sakina/mocks';
import { createJournalEntry, getJournalEntry, updateJournalEntry } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withoutConnection } from '../../../shared/testing/story-offline.tsx';
import { entryOf, GRIEF } from '../story-help.tsx';
import { DeenyaHomeScreen } from './DeenyaHomeScreen.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { JournalScreen } from './JournalScreen.tsx';
import { StepScreen } from './StepScreen.tsx';

const meta = {
  title: 'Consumer/Deenya offline',
  component: EntryScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { entryId: 'new', promptId: null, onPlaceChange: fn() },
  decorators: [withoutConnection()],
} satisfies Meta<typeof EntryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An entry written offline is kept, and leads to the journal where it waits [SEC-17]',
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your words/ }), 'The sea was quiet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenCalledWith({ view: 'journal' }));
  },
};

export const Journal: Story = {
  name: 'The journal shows above its entries what waits for a connection [SEC-17]',
  render: () => <JournalScreen />,
  decorators: [
    withoutConnection([
      {
        id: 'key-1',
        operation: createJournalEntry.name,
        at: Date.parse('2026-11-24T14:50:00Z'),
        until: null,
        refusal: null,
        input: {
          body: {
            title: 'Evening',
            body: 'The sea was quiet.',
            tags: [],
            promptId: null,
            step: null,
            isFavourite: false,
          },
        },
      },
    ]),
  ],
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Waiting for a connection' }));
    await expect(waiting.getByText(/The sea was quiet\./)).toBeVisible();
    await expect(waiting.getByText('Waiting for a connection')).toBeVisible();
  },
};

/** A change of the story’s entry that was asked for while it stood at this version. */
const change = (refusal: string | null, version = 3) => ({
  id: 'key-2',
  operation: updateJournalEntry.name,
  at: Date.parse('2026-11-24T14:55:00Z'),
  until: null,
  refusal,
  input: {
    params: { id: 'jrn-story' },
    body: { title: 'The elevator', body: 'Sixth floor, and down again.', tags: ['work'], isFavourite: false, version },
  },
});
/** An entry that is there already. */
const old: Pick<Story, 'args' | 'beforeEach'> = {
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getJournalEntry, entryOf())),
};
const waitingRows = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('list', { name: 'Waiting for a connection' }));

export const Change: Story = {
  name: 'A change of an entry made offline waits in its place, and can be changed once more [SEC-17]',
  ...old,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your words/ }), ' And down again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const rows = await waitingRows(canvas);
    await expect(rows.getByText(/At the third my chest closed\. And down again\./)).toBeVisible();
    await expect(rows.getByText('Waiting for a connection')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(rows.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: /Your words/ })).toHaveValue(
      'Sixth floor. At the third my chest closed. And down again.',
    );
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Waiting for a connection' })).toBeNull());
  },
};

export const ChangeRefused: Story = {
  name: 'A change that met a newer version stands beside it, and the person chooses [SEC-17]',
  ...old,
  decorators: [withoutConnection([change('VERSION_CONFLICT', 2)])],
  play: async ({ canvas }) => {
    const rows = await waitingRows(canvas);
    await expect(rows.getByText(/Sixth floor, and down again\./)).toBeVisible();
    await expect(rows.getByText(/was changed somewhere else/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'In your journal now' })).toBeVisible();
    await expect(canvas.getByText(/At the third my chest closed/)).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: 'Keep this version' }));
    await expect(await rows.findByText('Waiting for a connection')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ChangesInTheJournal: Story = {
  name: 'The journal shows changes that wait, and leads to both versions where one was refused [SEC-17]',
  render: () => <JournalScreen />,
  decorators: [withoutConnection([change(null), { ...change('VERSION_CONFLICT', 2), id: 'key-3' }])],
  play: async ({ canvas }) => {
    const rows = await waitingRows(canvas);
    await expect(rows.getAllByText('An edit to an entry')).toHaveLength(2);
    await expect(rows.getByText('Waiting for a connection')).toBeVisible();
    await expect(rows.getByRole('link', { name: 'Compare both' })).toHaveAttribute(
      'href',
      '/deenya?view=journal&entry=jrn-story',
    );
  },
};

export const ChangedEntryGone: Story = {
  name: 'Words of a change whose entry was deleted meanwhile can stay as a new one [SEC-17]',
  render: () => <JournalScreen />,
  decorators: [withoutConnection([change('NOT_FOUND')])],
  play: async ({ canvas }) => {
    const rows = await waitingRows(canvas);
    await expect(rows.getByText('This entry was deleted in the meantime. Your words are still here.')).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: 'Save as a new entry' }));
    await expect(await rows.findByText('Waiting for a connection')).toBeVisible();
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
    await expect(rows.queryByText('An edit to an entry')).toBeNull();
    await expect(rows.getByText(/Sixth floor, and down again\./)).toBeVisible();
  },
};

export const ChangeInArabic: Story = {
  name: 'A change waits and is chosen in Arabic, from right to left',
  globals: { locale: 'ar' },
  ...old,
  decorators: [withoutConnection([change('VERSION_CONFLICT', 2)])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'الإبقاء على هذه النسخة' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'كما هي الآن في يومياتك' })).toBeVisible();
  },
};

export const Step: Story = {
  name: 'A step finished offline says that it is done and waits [SEC-17]',
  render: () => <StepScreen programmeId={GRIEF} day="today" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your answer/ }), 'To my uncle.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done for today' }));
    await expect(await canvas.findByRole('heading', { name: 'Done. Waiting for a connection' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Done. Waiting for a connection' })).toHaveFocus());
    await expect(canvas.getByText('To my uncle.')).toBeVisible();
  },
};

export const CheckIn: Story = {
  name: 'How today is waits too, and is not asked again meanwhile [SEC-17]',
  render: () => <DeenyaHomeScreen hasAssistant={false} />,
  play: async ({ canvas }) => {
    const mood = await canvas.findByRole('radiogroup', { name: /How does your heart feel/ });
    await userEvent.click(within(mood).getByRole('radio', { name: /Good/ }));
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: /How much energy/ })).getByRole('radio', { name: /Enough/ }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const waiting = within(await canvas.findByRole('list', { name: 'Waiting for a connection' }));
    await expect(waiting.getByText(/How does your heart feel\? Good/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
