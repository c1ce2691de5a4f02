import { scenarios } from '@sakina/mocks';
import { getPost, listReplies } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { at, AtAddress, seeded } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const { posts } = seeded;

const meta = {
  title: 'Consumer/Community moderated',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(`post=${posts.long}`), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A reply as it stands in a thread. */
const reply = (index: number) => ({
  id: `rpl-${index}`,
  postId: posts.layla,
  parentId: null,
  circleId: seeded.circles.grief,
  author: { displayName: `Member ${index}`, isAnonymous: false, isModerator: false, providerId: null },
  identity: null,
  isOwn: false,
  isThreadAuthor: false,
  body: `Reply ${index}`,
  status: 'PUBLISHED' as const,
  heldFor: null,
  removal: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  editableUntil: null,
  version: 1,
});

const post = {
  id: posts.layla,
  circleId: seeded.circles.grief,
  circleName: 'Living with loss',
  author: { displayName: 'Tamar', isAnonymous: false, isModerator: false, providerId: null },
  identity: null,
  isOwn: false,
  title: 'The first holidays',
  body: 'How have you done the first ones?',
  topics: ['GRIEF' as const],
  contentWarning: null,
  status: 'PUBLISHED' as const,
  heldFor: null,
  removal: null,
  isLocked: false,
  supportCount: 4,
  isSupported: false,
  isSaved: false,
  replyCount: 25,
  createdAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  editableUntil: null,
  version: 1,
};

export const Default: Story = {
  name: 'Tells an author why moderators removed a reply, and takes one request to look again [ROUTE-17]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moderators removed your reply')).toBeVisible();
    await expect(canvas.getByText('It reveals who someone is.')).toBeVisible();
    await expect(canvas.getByText(/Without the names you are welcome to write it again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this decision' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    await expect(await dialog.findByText('Tell them in a few words why they should reconsider')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'What should they know?' }), 'I have left the names out.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText('You’ve appealed. Moderators haven’t decided yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DangerInAnAppeal: Story = {
  name: 'Shows help under a request to look again in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this decision' }));
    await expectHelpWhileTyping(dialog, dialog.getByRole('textbox', { name: 'What should they know?' }));
  },
};

export const Removed: Story = {
  name: 'Leaves an empty place where moderators removed a post, with its replies',
  args: { address: at(`post=${posts.removed}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moderators removed this post. The replies remain.')).toBeVisible();
    await expect(canvas.getByText(/Please not here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^With you/ })).toBeNull();
  },
};

export const TakenBack: Story = {
  name: 'Leaves an empty place where an author took a post back',
  args: { address: at(`post=${posts.deleted}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The author deleted this post. The replies remain.')).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'Says that a thread is closed, and offers no reply',
  args: { address: at(`post=${posts.locked}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Locked')).toBeVisible();
    await expect(canvas.getByText(/no one can reply/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Held: Story = {
  name: 'Shows a moderator of the circle what is held, and whose account it is [CARE-1]',
  args: { address: at(`post=${posts.heldCrisis}`) },
  parameters: { account: 'therapist@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for a moderator')).toBeVisible();
    await expect(canvas.getByText(/Visible only to moderators:/)).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Says that a post is not there any more, and leads back',
  args: { address: at('post=pst-none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post is no longer available' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to circles' })).toHaveAttribute('href', '/community');
  },
};

export const MembersOnly: Story = {
  name: 'Says that a post is for members, and leads to the circle',
  args: { address: at(`circle=${seeded.circles.women}&post=${posts.fresh}`) },
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This post is for circle members' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the circle' })).toHaveAttribute(
      'href',
      `/community?circle=${seeded.circles.women}`,
    );
  },
};

export const LongThread: Story = {
  name: 'Shows more of a long thread on request, and keeps the focus at what is new [ROUTE-17]',
  args: { address: at(`post=${posts.layla}`) },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getPost, {
        post,
        replies: { items: Array.from({ length: 20 }, (_, index) => reply(index + 1)), total: 25, nextCursor: 'x' },
      }),
      scenarios.answering(listReplies, {
        items: Array.from({ length: 5 }, (_, index) => reply(index + 21)),
        total: 25,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 5 more' }));
    const more = within(await canvas.findByRole('list', { name: 'More replies' }));
    await waitFor(() => expect(more.getAllByRole('listitem')[0]).toHaveFocus());
    await expect(more.getByText('Reply 25')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Holds words without an end, markup as text, and a text in another direction',
  args: { address: at(`post=${posts.layla}`) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const long = 'x'.repeat(300);
    const author = {
      displayName: 'الشيخ عبد الرحمن بن عبد العزيز آل الشيخ المنصوري',
      isAnonymous: false,
      isModerator: true,
      providerId: 'prv-1',
    };
    msw.use(
      scenarios.answering(getPost, {
        post: {
          ...post,
          title: long,
          body: `<script>alert(1)</script> ${long}\n\nرحمها الله وجعل مثواها الجنة. 🕊️`,
          author,
        },
        replies: { items: [{ ...reply(1), body: long, author }], total: 1, nextCursor: null },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(/رحمها الله/)).direction).toBe('rtl');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Error: Story = {
  name: 'Says what failed, and reads the post again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getPost)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Eleven minutes, a big pot and the number four bus' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('أزال المشرفون ردك')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^عرض المنشور: .*Last days of a parent/ })).toBeVisible();
  },
};
