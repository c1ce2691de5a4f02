import { scenarios } from '@sakina/mocks';
import { listJournal } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { JournalScreen } from './JournalScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Deenya journal',
  component: JournalScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof JournalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the entries with their beginnings, and questions to begin from [CARE-3]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Three sentences' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/deenya\?view=journal&entry=jrn-/),
    );
    await expect(canvas.getByText('طبختُ عدسها اليوم', { exact: false })).toHaveAttribute('dir', 'auto');
    await expect(
      await canvas.findByRole('link', { name: 'What carried you today, and what did you carry?' }),
    ).toHaveAttribute('href', '/deenya?view=journal&entry=new&prompt=today-carried');
    await userEvent.click(canvas.getByRole('button', { name: 'Other questions' }));
    await expect(await canvas.findByRole('link', { name: /What did you not say today/ })).toBeVisible();
  },
};

export const Earlier: Story = {
  name: 'Shows earlier entries on request, and goes on reading there',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier entries' }));
    const lift = await canvas.findByRole('link', { name: 'The elevator' });
    await expect(lift).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest('ul')).toContainElement(lift));
    await expect(canvas.getByText('Shared with 1 person')).toBeVisible();
  },
};

export const Searching: Story = {
  name: 'Finds words inside the page, never in the address [SEC-8]',
  play: async ({ canvas }) => {
    const address = window.location.href;
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search your entries' }), 'copier');
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'Entries' })).getAllByRole('listitem').length).toBeGreaterThan(0),
    );
    await expect(await canvas.findByRole('link', { name: 'The elevator' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Three sentences' })).toBeNull());
    await expect(window.location.href).toBe(address);
  },
};

export const NothingFound: Story = {
  name: 'Words that no one wrote: says what to try',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzzz');
    await expect(await canvas.findByRole('heading', { name: 'No matching entries' })).toBeVisible();
  },
};

export const Favourites: Story = {
  name: 'Narrows to favorites',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Three sentences' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Favorites only' }));
    await expect(await canvas.findByRole('link', { name: 'Rivets' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Three sentences' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Begins the journal of someone new',
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your first entry will appear here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/deenya?view=journal&entry=new');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listJournal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your journal…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listJournal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your journal…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Three sentences' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that it could not be opened, and opens it on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listJournal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Three sentences' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listJournal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const long = 'Donaudampfschifffahrtsgesellschaftsangelegenheiten'.repeat(2);
    const entry = {
      id: 'jrn-long',
      title: long,
      excerpt: long,
      tags: ['Donaudampfschifffahrtsgesell'],
      promptId: null,
      step: null,
      isFavourite: true,
      sharedWith: [],
      createdAt: '2026-11-20T10:00:00Z',
      updatedAt: '2026-11-20T10:00:00Z',
      version: 1,
    };
    msw.use(scenarios.answering(listJournal, { items: [entry], total: 1, nextCursor: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Donau/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'عدس' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'أين وجدتَ رحمة صغيرة هذا اليوم؟' })).toBeVisible();
  },
};
