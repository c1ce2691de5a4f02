import { ids, scenarios, signInStoryAs } from '@sakina/mocks';
import { createPost, getCircle, listPosts, setMembership } from '@sakina/platform/contract';
import { createDraftVault, indexedDbDrafts } from '@sakina/platform/drafts';
import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { at, AtAddress, seeded } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

type Canvas = ReturnType<typeof within>;
const { grief, carers, converts, fathers } = seeded.circles;

const meta = {
  title: 'Consumer/Community circle',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(`circle=${grief}`), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the form of a member. */
async function write(canvas: Canvas, body: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Post to this circle' }));
  const field = await canvas.findByRole('textbox', { name: /What would you like to say/ });
  if (body !== '') {
    await userEvent.click(field);
    await userEvent.paste(body);
  }
  return field;
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Post' }));

export const Default: Story = {
  name: 'Shows what a circle is for, its guidelines and its posts [ROUTE-17]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Living with loss' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      '/therapist/prv-amina-rahman',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Community guidelines' }));
    await expect(await canvas.findByText('Speak for yourself, and ask before you give advice.')).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Posts' }));
    await expect((await list.findAllByRole('article')).length).toBeGreaterThan(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Community guidelines' }));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const WriteStays: Story = {
  name: 'The button to write stays in its place, so that a second press meets no other one [ROUTE-17]',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Post to this circle' });
    const leave = canvas.getByRole('button', { name: 'Leave circle' });
    const before = [button, leave].map((one) => one.getBoundingClientRect().left);
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('textbox', { name: /What would you like to say/ })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect([button, leave].map((one) => one.getBoundingClientRect().left)).toEqual(before);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Sorting: Story = {
  name: 'Orders the posts, and finds words in them without writing them into the address [SEC-8]',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('list', { name: 'Posts' });
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Most supported first' }));
    await expect(args.onAddressChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'MOST_SUPPORTED' }), {
      replace: false,
    });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search posts for' }), 'eleven pot bus');
    await expect(await canvas.findByRole('heading', { level: 2, name: '1 post' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Eleven minutes, a big pot and the number four bus' }),
    ).toHaveAttribute('href', `/community?circle=${grief}&post=${seeded.posts.long}`);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search posts for' }), ' zeppelin');
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No posts match' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all posts' }));
    await expect(await canvas.findByRole('list', { name: 'Posts' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search posts for' })).toHaveValue('');
  },
};

export const ClosedDoor: Story = {
  name: 'Shows a closed circle’s guidelines, and takes a request to be let in [ROUTE-17]',
  args: { address: at(`circle=${carers}`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Only members can see what’s written here' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request to join' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join ‘Caring for someone’' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await dialog.findByText('Please agree to the guidelines')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I’ve read these guidelines and agree to them' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Your reason for joining/ }),
      'My grandmother was ill for two years.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('You’ve requested to join')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DangerInARequest: Story = {
  name: 'Shows help under a request to be let in, in the moment that danger is typed [CARE-1]',
  args: { address: at(`circle=${carers}`) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request to join' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join ‘Caring for someone’' }));
    await expectHelpWhileTyping(dialog, dialog.getByRole('textbox', { name: /Your reason for joining/ }));
  },
};

export const AmongMen: Story = {
  name: 'Asks for the word of who joins a circle among men, at the field',
  args: { address: at(`circle=${fathers}`) },
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request to join' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I’ve read these guidelines and agree to them' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Your display name here/ }));
    await userEvent.paste('x'.repeat(41));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(await dialog.findByText('This circle is for men. Please confirm that you’re a man.')).toBeVisible();
    await expect(dialog.getByText('Use up to 40 characters')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'Takes back a request that no one has answered',
  args: { address: at(`circle=${carers}`) },
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw request' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw request' }));
    await expect(await canvas.findByRole('button', { name: 'Request to join' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Keep waiting|Stay)$/ })).toBeNull());
  },
};

export const Leaving: Story = {
  name: 'Leaves after a question that says what stays',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave circle' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave ‘Living with loss’?' }));
    await expect(question.getByText(/Your posts stay/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('button', { name: 'Join this circle' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Keep waiting|Stay)$/ })).toBeNull());
  },
};

export const Muted: Story = {
  name: 'Says until when a member only reads, and offers no form',
  args: { address: at(`circle=${converts}`) },
  parameters: { account: 'tier@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re muted in this circle for now')).toBeVisible();
    await expect(canvas.getByText(/You can post again .+ PM\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Post to this circle' })).toBeNull();
  },
};

export const Visitor: Story = {
  name: 'Asks a visitor to sign in before they begin to type, and brings them back here',
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/auth/login?redirect=${encodeURIComponent(`/community?circle=${grief}`)}`,
    );
    await expect((await canvas.findAllByRole('link', { name: /^With you: .*Log in to add yours$/ }))[0]).toBeVisible();
  },
};

export const EmptyCircle: Story = {
  name: 'Says how a circle begins where no one has written yet',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listPosts, { items: [], total: 0, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 3, name: 'The first posts will appear here' }),
    ).toBeVisible();
    await expect(canvas.getByText('No one has posted yet. One sentence is enough to start.')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Says that a circle is not there, and leads back',
  args: { address: at('circle=crc-none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this circle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to circles' })).toHaveAttribute('href', '/community');
  },
};

export const FirstPost: Story = {
  name: 'Shows the guidelines before a first post, and opens what was posted [ROUTE-17]',
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join this circle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I’ve read these guidelines and agree to them' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await write(canvas, '<b>My grandfather</b> taught me to whistle 🕊️');
    await expect(
      await canvas.findByRole('heading', {
        level: 3,
        name: 'Before your first post: our guidelines',
      }),
    ).toBeVisible();
    await send(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'From Noah' }, { timeout: 15_000 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('<b>My grandfather</b> taught me to whistle 🕊️')).toBeVisible();
  },
};

export const NothingToSend: Story = {
  name: 'Says at the field what is wrong with spaces and with ten thousand characters, and keeps them',
  play: async ({ canvas }) => {
    const field = await write(canvas, '   ');
    await send(canvas);
    await expect(await canvas.findByText('Write something first')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('x'.repeat(10_000));
    await expect(await canvas.findByText('Use up to 8,000 characters. What you typed is saved')).toBeVisible();
    await expect((field as HTMLTextAreaElement).value.length).toBeGreaterThan(9999);
  },
};

export const CrisisTyped: Story = {
  name: 'Shows who can be reached now in the moment that danger is written, refuses nothing, and thanks [CARE-1]',
  play: async ({ canvas }) => {
    await write(canvas, 'They would all be better off without me.');
    await expect(await canvas.findByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByText(/Crisis help is under what you write/)).toBeInTheDocument();
    await send(canvas);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Your post was received' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getAllByText(/You haven’t broken any rules/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
  },
};

export const CrisisRefused: Story = {
  name: 'Shows crisis help with a refusal as well, where the server asks for it [CARE-1][ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createPost, {
        status: 403,
        code: 'MUTED',
        message: 'x',
        details: { until: '2026-12-02T18:00:00.000Z', crisisHelp: true },
      }),
    ),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'It is a bad night.');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/the pause ends Wednesday, December 2, 1:00 PM/);
    await expect(await canvas.findByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(field).toHaveValue('It is a bad night.');
  },
};

export const TooMany: Story = {
  name: 'Says when the next post can be sent, and keeps the words [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createPost, {
        status: 429,
        code: 'RATE_LIMITED',
        message: 'x',
        details: { limit: 5, windowMinutes: 60, retryAt: '2026-11-24T15:40:00.000Z' },
      }),
    ),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'One more.');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can send it today, 10:40 AM');
    await expect(field).toHaveValue('One more.');
  },
};

export const Offline: Story = {
  name: 'Keeps what was typed when the connection breaks [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createPost)),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'السلام عليكم, and good evening.');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(field).toHaveValue('السلام عليكم, and good evening.');
    await expect(field).toHaveAttribute('dir', 'auto');
  },
};

const vault = createDraftVault({ storage: indexedDbDrafts(), crypto, now: () => Date.now() });

export const Returned: Story = {
  name: 'Gives back what was being written, sealed for its author, and forgets it once it is sent [SEC-15]',
  decorators: [
    (Story) => (
      <DraftsProvider vault={vault} userId={ids.users.layla}>
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: async () => {
    await vault.seal(ids.users.layla, `community:post:${grief}`, {
      title: '',
      body: 'Kept from yesterday.',
      contentWarning: '',
      topics: [],
      isAnonymous: true,
    });
    return () => vault.destroyAll();
  },
  play: async ({ canvas }) => {
    const field = await write(canvas, '');
    await waitFor(() => expect(field).toHaveValue('Kept from yesterday.'));
    await expect(canvas.getByText(/This is your unsent draft/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Post anonymously/ })).toBeChecked();
    await send(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Posted anonymously' }, { timeout: 15_000 });
    await expect(await canvas.findByText('Kept from yesterday.')).toBeVisible();
    await waitFor(async () => expect(await vault.open(ids.users.layla, `community:post:${grief}`)).toBeUndefined());
  },
};

export const DoublePress: Story = {
  name: 'Posts once, however often the button is pressed [SEC-12]',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(createPost, 400)),
  play: async ({ canvas }) => {
    await write(canvas, 'Only once, please.');
    const button = canvas.getByRole('button', { name: 'Post' });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    await canvas.findByRole('heading', { level: 1, name: 'From Layla' }, { timeout: 15_000 });
    await expect(await canvas.findByText('Only once, please.')).toBeVisible();
    const { token } = signInStoryAs('patient@demo.test');
    const answer = await fetch('/cloud/v1/posts?scope=OWN&q=Only+once', {
      headers: { Authorization: `Bearer ${token.accessToken}` },
    });
    await expect(((await answer.json()) as { data: { total: number } }).data.total).toBe(1);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getCircle)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the circle…')).toBeInTheDocument();
  },
};

export const ModeratorStays: Story = {
  name: 'Says in the question why someone cannot leave',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(setMembership, { code: 'MODERATOR_STAYS' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave circle' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(await question.findByText(/Moderators can’t leave/)).toBeVisible();
  },
};
