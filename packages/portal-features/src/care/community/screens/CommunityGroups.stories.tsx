import { scenarios, storyServer } from '@sakina/mocks';
import { joinGroupSession, listGroupSessions } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { at, AtAddress } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Community groups',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at('show=groups'), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const women = 'Beginning again after forty';
const firstNikah = /^Before the nikah · /;

/** The first meeting of a name. */
async function meeting(canvas: Canvas, name: string | RegExp) {
  const [first] = await canvas.findAllByRole('article', { name });
  if (!first) throw new TypeError('no such meeting');
  return within(first);
}

export const Default: Story = {
  name: 'Lists the meetings ahead with time, price, free seats and the reader’s own place [ROUTE-17]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
    const tonight = await meeting(canvas, 'Grief circle');
    await expect(tonight.getByText('You have a seat')).toBeVisible();
    await expect(tonight.getByText(/meeting 4 of 6/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'My groups' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: women })).toBeNull());
    await expect((await canvas.findAllByRole('article', { name: 'Grief circle' })).length).toBeGreaterThan(1);
  },
};

export const Joins: Story = {
  name: 'A group among women asks for that first, and the seat is given up again [ROUTE-17] [CLOUD-67] [CLOUD-68]',
  play: async ({ canvas }) => {
    const group = await meeting(canvas, women);
    await userEvent.click(group.getByRole('button', { name: 'Reserve a seat' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Reserve a seat in “${women}”?` }));
    await expect(dialog.getByText(/^A seat costs \$10/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve a seat' }));
    await expect(await dialog.findByText(/^This group is for women only/)).toBeVisible();
    const affirm = dialog.getByRole('checkbox', { name: /I’m a woman/ });
    await expect(affirm).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve a seat' }));
    await expect(await group.findByText('You have a seat')).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Give up my seat' }));
    const leave = within(await screen.findByRole('alertdialog', { name: `Give up your place in “${women}”?` }));
    await userEvent.click(leave.getByRole('button', { name: 'Give up my seat' }));
    await expect(await group.findByRole('button', { name: 'Reserve a seat' })).toBeVisible();
  },
};

export const Canceled: Story = {
  name: 'Says who canceled a meeting and that it costs nothing, and no longer speaks of a seat [ROUTE-17] [CLOUD-71]',
  beforeEach: () =>
    storyServer.change((tables) => {
      for (const row of tables.groupSessions.all())
        if (row.title === 'Grief circle' && row.status === 'SCHEDULED')
          tables.groupSessions.put({
            ...row,
            status: 'CANCELLED',
            cancelledBy: 'HOST',
            cancellationReason: 'I am ill.',
          });
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My groups' }));
    const told = await canvas.findAllByText('Dr. Amina Rahman canceled this meeting. You won’t be charged for it.');
    await expect(told[0]).toBeVisible();
    await expect(canvas.queryByText('You have a seat')).toBeNull();
  },
};

export const Waits: Story = {
  name: 'Waits in line where every seat is taken [ROUTE-17]',
  play: async ({ canvas }) => {
    const group = await meeting(canvas, firstNikah);
    await expect(group.getByText(/full/)).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Join the waitlist' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Join the waitlist for/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await expect(await group.findByText('Number 3 in line')).toBeVisible();
    await expect(group.getByRole('button', { name: 'Leave the line' })).toBeVisible();
  },
};

export const LastSeatTaken: Story = {
  name: 'Says that the last seat went meanwhile, and offers the line [CLOUD-67]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(joinGroupSession, { status: 409, code: 'GROUP_FULL' })),
  play: async ({ canvas }) => {
    // The second meeting of the circle: the reader has no seat in the last one alone.
    const group = within((await canvas.findAllByRole('article', { name: 'Grief circle' })).at(-1) ?? document.body);
    await userEvent.click(group.getByRole('button', { name: 'Reserve a seat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reserve a seat in “Grief circle”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve a seat' }));
    await expect(await screen.findByText('The last seat has just been taken')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Join the waitlist for “Grief circle”?' })).toBeVisible();
  },
};

export const Visitor: Story = {
  name: 'A visitor finds the groups and is asked to sign in to join [ROUTE-17]',
  args: { address: at() },
  globals: { person: 'visitor' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Groups that meet at a set time' }));
    const group = await meeting(canvas, women);
    await expect(group.getByRole('link', { name: 'Log in to join' })).toHaveAttribute(
      'href',
      expect.stringContaining('redirect='),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listGroupSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading groups…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listGroupSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No upcoming groups' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listGroupSessions)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('article', { name: 'Grief circle' }))[0]).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المجموعات' })).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: 'حجز مقعد' }))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
