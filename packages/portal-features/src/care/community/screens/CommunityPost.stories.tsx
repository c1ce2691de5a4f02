import { scenarios, signInStoryAs } from '@sakina/mocks';
import { createReply, markPost, reportContent, updatePost } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { at, AtAddress, seeded } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

type Canvas = ReturnType<typeof within>;
const { posts } = seeded;

const meta = {
  title: 'Consumer/Community post',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(`post=${posts.layla}`), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Takes one item of a post’s or a reply’s menu. */
async function choose(canvas: Canvas, menu: RegExp, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
/** Shows the reply that the reader has reported in the seed, which is hidden from them until then. */
async function showReported(canvas: Canvas) {
  await expect(await canvas.findByText('You reported this reply, so it’s hidden from you.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
}
/** Waits for a toast, which slides in. */
async function told(text: string) {
  const toast = await screen.findByText(text);
  await waitFor(() => expect(toast).toBeVisible());
}
const replyField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Write a reply/ });

/** Changes a post in another window. */
async function changeElsewhere(id: string, body: string) {
  const { token } = signInStoryAs('patient@demo.test');
  await fetch(`/cloud/v1/posts/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${token.accessToken}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ body, version: 1 }),
  });
}

export const Default: Story = {
  name: 'Shows a post with its replies, by the names that people chose [ROUTE-17][SEC-8]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'I was not there when she died' })).toBeVisible();
    const replies = within(await canvas.findByRole('list', { name: 'Replies' }));
    await expect((await replies.findAllByRole('article')).length).toBeGreaterThan(1);
    await expect(replies.getAllByText('Anonymous')[0]).toBeVisible();
    await expect(canvas.queryByText(/Haddad/)).toBeNull();
  },
};

export const Warned: Story = {
  name: 'Keeps a text covered until the reader opens it, and the button names what it is about [ROUTE-17]',
  args: { address: at(`post=${posts.long}`) },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Show post: Last days of a parent' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/I promised myself to write this down once/)).toBeNull();
    await userEvent.click(open);
    await expect(canvas.getByText(/I promised myself to write this down once/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide post: Last days of a parent' })).toHaveFocus();
  },
};

export const WithYou: Story = {
  name: 'Says ‘with you’ and keeps a post, and takes both back',
  args: { address: at(`post=${posts.long}`) },
  play: async ({ canvas }) => {
    const support = await canvas.findByRole('button', { name: /^With you: \d+ / });
    const count = () => Number(/\d+/.exec(support.getAttribute('aria-label') ?? '')?.[0]);
    const before = count();
    await expect(support).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(support);
    await waitFor(() => expect(support).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(count()).toBe(before + 1));
    const keep = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(support).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(support);
    await waitFor(() => expect(count()).toBe(before));
    await expect(support).toHaveAttribute('aria-pressed', 'false');
  },
};

export const GoneMeanwhile: Story = {
  name: 'Says when a post was taken back in the moment of a press [ERROR-2]',
  args: { address: at(`post=${posts.long}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(markPost, { code: 'CONTENT_REMOVED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^With you/ }));
    await told('It was deleted or removed. Nothing was changed.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^With you/ })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

export const Replying: Story = {
  name: 'Answers a reply, which then stands under it [ROUTE-17]',
  play: async ({ canvas }) => {
    await showReported(canvas);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Reply to North wind' }))[0] as HTMLElement);
    const field = await replyField(canvas);
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('Replying to:')).toBeVisible();
    await userEvent.type(field, 'Please ask your doctor first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await told('Reply posted');
    await expect(await canvas.findByRole('article', { name: 'Nested reply: Layla' })).toHaveTextContent(
      'Please ask your doctor first.',
    );
    await expect(field).toHaveValue('');
  },
};

export const ReplyHeld: Story = {
  name: 'Holds a reply that speaks of danger without a word of blame, with help beside it [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.type(await replyField(canvas), 'I do not want to live any more.');
    await expect(await canvas.findByRole('link', { name: 'Call 988' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText('Your post was received')).toBeVisible();
    await expect(canvas.getAllByText(/You haven’t broken any rules/)[0]).toBeVisible();
  },
};

export const ParentGone: Story = {
  name: 'Keeps the words when the reply they answer is gone [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createReply, {
        status: 422,
        code: 'VALIDATION_FAILED',
        message: 'x',
        details: { fields: { parentId: 'gone' } },
      }),
    ),
  play: async ({ canvas }) => {
    await showReported(canvas);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Reply to North wind' }))[0] as HTMLElement);
    const field = await replyField(canvas);
    await userEvent.type(field, 'Please ask first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText(/The reply you’re responding to is no longer available/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to the post instead' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Please ask first.');
  },
};

export const Editing: Story = {
  name: 'Changes an own post within its hour, and says so afterwards',
  args: { address: at(`post=${posts.fresh}`) },
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Edit');
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Soup');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Soup' })).toBeVisible();
    await expect(canvas.getByText(/· edited/)).toBeVisible();
  },
};

export const TwoWindows: Story = {
  name: 'Shows another window’s change before it is written over, and keeps what was typed [ERROR-2]',
  args: { address: at(`post=${posts.fresh}`) },
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Edit');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Me');
    await changeElsewhere(posts.fresh, 'Written in the other window.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('You changed this in another window')).toBeVisible();
    await expect((await canvas.findAllByText('Written in the other window.'))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Me');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  },
};

export const TooLate: Story = {
  name: 'Says when the hour for changes is over, and keeps what was typed',
  args: { address: at(`post=${posts.fresh}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(updatePost, { code: 'EDIT_WINDOW_OVER' })),
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Edit');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Late');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This can no longer be edited');
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Late');
  },
};

export const Deleting: Story = {
  name: 'Takes an own post back after a question, and returns to the circle',
  args: { address: at(`post=${posts.fresh}`) },
  play: async ({ canvas, args }) => {
    await choose(canvas, /^More actions for post/, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
    await expect(question.getByText(/Other people’s replies stay/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete post' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Just us women' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete post' })).toBeNull());
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onAddressChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ post: null, circle: seeded.circles.women }),
      { replace: true },
    );
  },
};

export const Reporting: Story = {
  name: 'Tells moderators with a reason, and offers help where someone may be in danger [CARE-1]',
  args: { address: at(`post=${posts.noah}`) },
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await expect(await dialog.findByText(/^Read by the moderators of this circle: ./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText('Choose the closest reason')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The author may be in danger' }));
    await expect(await dialog.findByRole('link', { name: 'Call 988' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText('Tell us in a few words what the problem is')).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Tell us more' }),
      'It reads like another person’s story.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await told('Thank you. Moderators have your report');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const note = await canvas.findByText('You reported this post, so it’s hidden from you.');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^More actions for post/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(await canvas.findByRole('button', { name: /^More actions for post/ })).toBeVisible();
  },
};

export const Muting: Story = {
  name: 'Mutes an author, and shows their words again [CLOUD-651]',
  args: { address: at(`post=${posts.noah}`) },
  play: async ({ canvas }) => {
    // Words without a name, and one’s own, mute no one.
    const named = (await canvas.findAllByRole('button', { name: /^More actions for reply: (?!Anonymous)/ }))[0];
    await userEvent.click(named as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Mute / }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Mute .+\?$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mute author' }));
    await expect((await canvas.findAllByText('You muted the author of this reply.'))[0]).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Unmute author' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByText('You muted the author of this reply.')).toBeNull());
  },
};

export const DangerInAReport: Story = {
  name: 'Shows help under a report in the moment that danger is typed, and once where the reason has opened it [CARE-1]',
  args: { address: at(`post=${posts.noah}`) },
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await expectHelpWhileTyping(dialog, dialog.getByRole('textbox'));
    await userEvent.click(dialog.getByRole('radio', { name: 'The author may be in danger' }));
    await expect(await dialog.findByRole('region', { name: 'If someone may not be safe right now' })).toBeVisible();
    await expect(dialog.getAllByRole('link', { name: 'Call 988' })).toHaveLength(1);
  },
};

export const ReportedBefore: Story = {
  name: 'Says when the same was told before',
  args: { address: at(`post=${posts.noah}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(reportContent, { code: 'ALREADY_REPORTED' })),
  play: async ({ canvas }) => {
    await choose(canvas, /^More actions for post/, 'Report');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'It advertises something' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText('You’ve already reported this')).toBeVisible();
  },
};
