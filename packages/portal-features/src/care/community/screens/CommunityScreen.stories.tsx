import { scenarios } from '@sakina/mocks';
import { listCircles, listContentReports, listPosts } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { at, AtAddress, seeded } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Community',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the reader’s circles first, then those to find [ROUTE-17]',
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your circles' }));
    await expect(own.getByRole('link', { name: 'Living with loss' })).toHaveAttribute(
      'href',
      `/community?circle=${seeded.circles.grief}`,
    );
    await expect(own.getAllByText('Joined')).toHaveLength(2);
    const others = within(canvas.getByRole('region', { name: '8 other circles' }));
    await expect(others.getByRole('link', { name: 'Caring for someone' })).toBeVisible();
    await expect(others.getByText('3 members · no posts yet')).toBeVisible();
    await expect(
      within(canvas.getByRole('navigation', { name: 'Community lists' })).getByRole('link', { name: 'Circles' }),
    ).toHaveAttribute('aria-current', 'page');
  },
};

export const Visitor: Story = {
  name: 'Lets a visitor look around without an account',
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '10 circles' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Filtering: Story = {
  name: 'Narrows the circles by topic and language, and shows all again [ROUTE-17]',
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your circles' });
    // The choices come after the circles.
    await userEvent.click(await canvas.findByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Arabic' }));
    await expect(await canvas.findByRole('region', { name: '1 circle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'مجلس السكينة' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Topic/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Young people' }));
    await expect(
      await canvas.findByRole('heading', { name: 'No circles match this topic and language' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all circles' }));
    await expect(await canvas.findByRole('region', { name: 'Your circles' })).toBeVisible();
  },
};

export const OwnLists: Story = {
  name: 'Keeps the reader’s own lists: from their circles, kept, written, told of',
  play: async ({ canvas }) => {
    const lists = within(await canvas.findByRole('navigation', { name: 'Community lists' }));
    await userEvent.click(lists.getByRole('link', { name: 'Your posts' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your posts' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 posts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Saved' }));
    await expect(await canvas.findByRole('heading', { name: 'Posts you save will appear here' })).toBeVisible();
  },
};

export const Reports: Story = {
  name: 'Says what came of each report',
  args: { address: at('show=reports') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moderators are reviewing it')).toBeVisible();
    await expect(canvas.getByText('Moderators took action')).toBeVisible();
    await expect(canvas.getByText('Moderators reviewed it and took no action')).toBeVisible();
    await expect(canvas.getByText('It’s no longer visible.')).toBeVisible();
  },
};

export const ReportsEmpty: Story = {
  name: 'Says where to tell moderators, before anyone has',
  args: { address: at('show=reports') },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listContentReports)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Posts you report will appear here' })).toBeVisible();
  },
};

export const OwnListsOfAVisitor: Story = {
  name: 'Asks a visitor to sign in for a list of their own, and brings them back',
  args: { address: at('show=saved') },
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fcommunity%3Fshow%3Dsaved',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listCircles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading circles…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it reads, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listCircles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading circles…')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Your circles' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says how circles begin while there is none',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listCircles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Circles will appear here' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says what failed, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listCircles)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Your circles' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says in words what is refused and whom to write to',
  args: { address: at('show=mine') },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listPosts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Holds long words and other scripts on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const words = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    msw.use(
      scenarios.answering(listCircles, {
        items: [
          {
            id: 'crc-1',
            name: words,
            description: `${words} مساحة هادئة للحديث بالعربية عن القلق والغربة`,
            kind: 'CLOSED',
            language: 'ar',
            topics: ['GRIEF', 'FAMILY', 'MARRIAGE_COUNSEL', 'CHRONIC_ILLNESS'],
            guidelines: [words],
            moderators: [{ providerId: 'prv-1', displayName: words }],
            memberCount: 1_204_000,
            postCount: 88_000,
            lastActivityAt: '2026-11-24T14:00:00.000Z',
            createdAt: '2025-10-18T09:00:00.000Z',
            membership: { state: 'PENDING', joinedAt: null, mutedUntil: null, isModerator: false },
          },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request sent')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المجتمع' })).toBeVisible();
    const own = within(await canvas.findByRole('region', { name: 'حلقاتك' }));
    await expect(own.getByRole('link', { name: 'Living with loss' })).toBeVisible();
    await expect(canvas.getByText(/8 حلقات أخرى/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your circles' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
