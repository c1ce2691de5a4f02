import { ids, scenarios, signInStoryAs } from '@sakina/mocks';
import { createPost } from '@sakina/platform/contract';
import { createDraftVault, indexedDbDrafts } from '@sakina/platform/drafts';
import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { at, AtAddress, grief } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Community circle/Writing a post',
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
    await expect(canvas.getByText(/You’ll find crisis help below what you write/)).toBeInTheDocument();
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
