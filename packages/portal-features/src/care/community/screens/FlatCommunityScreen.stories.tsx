import { scenarios } from '@sakina/mocks';
import { listPosts } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { at, AtAddress, seeded } from '../story-help.tsx';
import { FlatCommunityScreen } from './FlatCommunityScreen.tsx';

const meta = {
  title: 'Consumer/Community as one list',
  component: FlatCommunityScreen,
  render: (args) => <AtAddress {...args} screen={FlatCommunityScreen} />,
  args: { address: at(), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof FlatCommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows all posts that the reader may read, the newest first, each with its circle [ROUTE-17]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Posts' }));
    const articles = await list.findAllByRole('article');
    await expect(articles).toHaveLength(20);
    await expect(within(articles[0] as HTMLElement).getByText('You')).toBeVisible();
    await expect(within(articles[0] as HTMLElement).getByRole('link', { name: 'Just us women' })).toHaveAttribute(
      'href',
      `/community?circle=${seeded.circles.women}`,
    );
  },
};

export const More: Story = {
  name: 'Shows more on request, and keeps the focus at what is new',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show more of \d+ posts$/ }));
    const more = within(await canvas.findByRole('list', { name: 'More posts' }));
    await waitFor(() => expect(more.getAllByRole('listitem')[0]).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
  },
};

export const Actions: Story = {
  name: 'Has the same actions as the circles: takes a post back in the list, and keeps the focus',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    const before = Number(
      /\d+/.exec((await canvas.findByRole('heading', { level: 2, name: /^\d+ posts$/ })).textContent)?.[0],
    );
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^More actions for post/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete post' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: `${before - 1} posts` });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete post' })).toBeNull());
  },
};

export const Filtering: Story = {
  name: 'Narrows the list by topic, language and words, and shows all again',
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Posts' });
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Arabic' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'مجلس السكينة' }).length).toBeGreaterThan(5));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search posts for' }), 'zeppelin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all posts' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBe(20));
  },
};

export const PostAndBack: Story = {
  name: 'Opens a post with its replies, and leads back to the list',
  args: { address: at(`post=${seeded.posts.layla}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'I was not there when she died' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/community-old');
    await userEvent.click(canvas.getByRole('link', { name: 'All posts' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Community' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Visitor: Story = {
  name: 'Lets a visitor read, and asks for sign-in where they would act',
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /Log in to add yours$/ });
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/login\?redirect=%2Fcommunity-old%3Fpost%3Dpst-/),
    );
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listPosts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it reads, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listPosts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts…')).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: 'Posts' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says what will be here before anyone has written',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listPosts, { items: [], total: 0, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Posts will appear here' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says what failed, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listPosts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Posts' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says in words what is refused, and does not offer to try in vain',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listPosts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Cuts long posts at a word, and leads to the whole',
  args: { address: at('q=cut') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(listPosts, {
        items: [
          {
            id: 'pst-1',
            circleId: 'crc-1',
            circleName: 'x'.repeat(120),
            author: { displayName: 'م'.repeat(80), isAnonymous: false, isModerator: false, providerId: null },
            identity: null,
            isOwn: false,
            title: null,
            body: `${'word '.repeat(200)}end`,
            topics: [],
            contentWarning: null,
            status: 'PUBLISHED',
            heldFor: null,
            removal: null,
            isLocked: true,
            supportCount: 1_204,
            isSupported: true,
            isSaved: true,
            replyCount: 1,
            createdAt: '2026-11-20T09:00:00.000Z',
            editedAt: '2026-11-20T09:30:00.000Z',
            editableUntil: null,
            version: 2,
          },
        ],
        total: 1,
        nextCursor: null,
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read full post' })).toHaveAttribute(
      'href',
      '/community-old?post=pst-1',
    );
    await expect(canvas.queryByText(/end$/)).toBeNull();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المجتمع' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'المنشورات' })).toBeVisible();
  },
};
