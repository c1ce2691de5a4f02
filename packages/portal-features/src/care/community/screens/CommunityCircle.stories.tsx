import { scenarios } from '@sakina/mocks';
import { getCircle, listPosts, setMembership } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { at, AtAddress, seeded, grief, carers, converts, fathers } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const meta = {
  title: 'Consumer/Community circle',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(`circle=${grief}`), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
