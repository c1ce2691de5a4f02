import { ids, scenarios } from '@sakina/mocks';
import {
  createJournalEntry,
  getJournalEntry,
  listConversations,
  shareJournalEntry,
  updateJournalEntry,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpAsAnswer, expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { entryOf } from '../story-help.tsx';
import { EntryScreen } from './EntryScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Deenya entry',
  component: EntryScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { entryId: 'new', promptId: null, onPlaceChange: fn() },
} satisfies Meta<typeof EntryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const words = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Your words/ });
const keep = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
/** An entry that is there already. */
const old: Pick<Story, 'args' | 'beforeEach'> = {
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getJournalEntry, entryOf())),
};

export const Default: Story = {
  name: 'Keeps a new entry and leads to its own place [CARE-3]',
  play: async ({ canvas, args }) => {
    await userEvent.type(await words(canvas), 'Four herons.');
    await userEvent.type(canvas.getByRole('textbox', { name: /Tags/ }), 'river, good');
    await keep(canvas);
    await waitFor(() =>
      expect(args.onPlaceChange).toHaveBeenCalledWith({
        view: 'entry',
        entry: expect.stringMatching(/^jrn-/),
        prompt: null,
      }),
    );
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the words in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await words(canvas));
  },
};

export const DangerKept: Story = {
  name: 'Shows help first and once when words of danger are kept, also while they are changed again [CARE-1]',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(updateJournalEntry, { entry: entryOf(), crisisHelp: true }),
      scenarios.answering(getJournalEntry, entryOf()),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expectHelpWhileTyping(canvas, await words(canvas));
    await keep(canvas);
    await expectHelpAsAnswer(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await words(canvas), ' I want to die.');
    await expect(canvas.getAllByRole('link', { name: 'Call 988' })).toHaveLength(1);
  },
};

const shared = entryOf({
  sharedWith: [
    { providerId: ids.providers.amina, displayName: 'Dr. Amina Rahman', sharedAt: '2026-11-20T12:00:00.000Z' },
  ],
});

export const DangerKeptWhereOthersRead: Story = {
  name: 'Says of an entry that someone can read, that no one was told to look now [CARE-1]',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(updateJournalEntry, { entry: shared, crisisHelp: true }),
      scenarios.answering(getJournalEntry, shared),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await words(canvas), ' I want to die.');
    await keep(canvas);
    await expect(
      await canvas.findByText(/It’s saved, and Dr\. Amina Rahman can read it, but no one was told to look now/),
    ).toBeVisible();
  },
};

export const FromAQuestion: Story = {
  name: 'Begins from a question that was chosen',
  args: { promptId: 'today-carried' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What carried you today, and what did you carry?')).toHaveAttribute(
      'lang',
      'en',
    );
  },
};

export const NothingWritten: Story = {
  name: 'Says at the field that a word is missing [ERROR-2]',
  play: async ({ canvas }) => {
    await words(canvas);
    await keep(canvas);
    await waitFor(async () => expect(await words(canvas)).toHaveFocus());
    await expect(await words(canvas)).toHaveAccessibleDescription(/Write something first/);
  },
};

export const KeepingFails: Story = {
  name: 'Keeps what was typed when it cannot be kept [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createJournalEntry)),
  play: async ({ canvas }) => {
    await userEvent.type(await words(canvas), 'Four herons.');
    await keep(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(await words(canvas)).toHaveValue('Four herons.');
  },
};

export const Reading: Story = {
  name: 'Reads an entry, with who may read it beside it',
  ...old,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The elevator' })).toBeVisible();
    await expect(canvas.getByText(/my chest closed/)).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Sharing' })).getByText('Dr. Amina Rahman')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  name: 'Lets choose between two changes of one entry, and loses neither unasked [ERROR-2]',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.conflict(updateJournalEntry, { code: 'VERSION_CONFLICT', details: { version: 4 } }),
      scenarios.answering(getJournalEntry, entryOf()),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await words(canvas), ' And down again.');
    await keep(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You changed this entry in another window');
    await expect(await words(canvas)).toHaveValue('Sixth floor. At the third my chest closed. And down again.');
    await expect(canvas.getByRole('button', { name: 'Keep this version' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Sharing: Story = {
  name: 'Shares with one of the reader’s own providers, after a plain yes [CARE-3]',
  ...old,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share this entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText('Choose one person')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Imam Yusuf Demir/ }));
    await expect(await dialog.findByText('Nothing is shared without your consent')).toBeVisible();
    await expect(
      dialog.getByRole('checkbox', { name: /I want Imam Yusuf Demir to read this entry/ }),
    ).not.toBeChecked();
  },
};

export const SharingRefused: Story = {
  name: 'Says when nothing can be shared any more because the care has ended [ERROR-2]',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(shareJournalEntry, { code: 'CARE_ENDED' }),
      scenarios.answering(getJournalEntry, entryOf()),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share this entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Imam Yusuf Demir/ }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This isn’t possible right now');
  },
};

export const NoOneToShareWith: Story = {
  name: 'Says who could read an entry when no one can yet',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listConversations, { items: [], total: 0, nextCursor: null }),
      scenarios.answering(getJournalEntry, entryOf()),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share this entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }));
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'There’s no one else to share with' })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Find someone to talk to' })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getJournalEntry)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the entry…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: 'An entry that is gone leads back to the journal',
  args: { entryId: 'jrn-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This entry is no longer here');
    await expect(canvas.getByRole('link', { name: 'Go to your journal' })).toHaveAttribute(
      'href',
      '/deenya?view=journal',
    );
  },
};

export const Slow: Story = {
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getJournalEntry), scenarios.answering(getJournalEntry, entryOf())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the entry…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The elevator' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that it could not be opened, and opens it on request [ERROR-2]',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(getJournalEntry), scenarios.answering(getJournalEntry, entryOf())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The elevator' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Someone else’s entry is not shown',
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getJournalEntry)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  args: { entryId: 'jrn-story' },
  beforeEach: ({ msw }) => {
    const long = 'Donaudampfschifffahrtsgesellschaftsangelegenheiten'.repeat(2);
    msw.use(
      scenarios.answering(
        getJournalEntry,
        entryOf({ title: long, body: long.repeat(4), tags: ['Donaudampfschifffahrtsgesell'] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Donau/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { promptId: 'what-weighs-ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ما الذي يثقل عليك الليلة؟/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /كلماتك/ })).toBeVisible();
  },
};
