import { scenarios } from '@sakina/mocks';
import { listHostedGroupSessions } from '@sakina/platform/contract';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { GroupSessionsScreen } from '@sakina/portal-features/practice/groups';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { groups, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Provider/Groups',
  component: GroupSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof GroupSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the meetings, the nearest first, and opens one with its roster and dates [ROUTE-30]',
  play: async ({ canvas, args }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your groups' }));
    const [first] = await list.findAllByRole('link');
    await expect(first).toHaveTextContent('Grief circle');
    await expect(first).toHaveTextContent('6 of 8 seats taken');
    if (first) await userEvent.click(first);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ groupId: groups.griefTonight });
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Grief circle' })).toHaveFocus();
    const roster = within(canvas.getByRole('region', { name: 'Participants (6)' }));
    await expect(roster.getByText('Layla Haddad')).toBeVisible();
    await expect(canvas.getByText('Meeting 4 of 6 · Every week')).toBeVisible();
    await userEvent.click(list.getByRole('tab', { name: /^Past/ }));
    await expect((await list.findAllByText('Completed'))[0]).toBeVisible();
  },
};

export const Waitlist: Story = {
  name: 'Shows who waits for a seat, in the order of the queue [ROUTE-30]',
  args: { selection: { groupId: groups.premaritalFull } },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Waitlist (2)' }));
    const rows = waiting.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Number 1 in line');
    await expect(rows[1]).toHaveTextContent('Noah Bergström');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listHostedGroupSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your groups…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listHostedGroupSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your groups…')).toBeInTheDocument();
    await expect((await canvas.findAllByRole('link', { name: /^Grief circle/ }))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listHostedGroupSessions)),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ isNew: true });
  },
};

export const NotFound: Story = {
  name: 'Says that a group is not among the provider’s own',
  args: { selection: { groupId: groups.women } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This isn’t one of your groups' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listHostedGroupSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('link', { name: /^Grief circle/ }))[0]).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says why there are no groups while credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Groups become available once your credentials are verified' }),
    ).toBeVisible();
  },
};

const name = 'Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel';
const long: HostedGroupSession = {
  id: groups.griefTonight,
  title: 'Rückfallvorbeugungsmaßnahmenplanung nach der Trennung, mit allem, was dazugehört',
  description: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle. '.repeat(12),
  topic: 'RECOVERY',
  host: { id: 'prv-amina-rahman' as HostedGroupSession['host']['id'], displayName: name, kind: 'THERAPIST' },
  startsAt: '2026-12-02T04:30:00.000Z',
  endsAt: '2026-12-02T08:30:00.000Z',
  durationMinutes: 240,
  timeZone: 'America/New_York',
  capacity: 200,
  joinedCount: 2,
  waitlistCount: 0,
  price: { amountMinor: 50_000, currency: 'USD' },
  language: 'fa',
  audience: 'WOMEN',
  status: 'SCHEDULED',
  series: { id: 'srs-long', frequency: 'EVERY_TWO_WEEKS', position: 26, occurrences: 26 },
  cancellationReason: null,
  ownSeat: null,
  roomName: 'mr2w3ti7ivgpts37yyvv',
  version: 1,
  participants: ['usr-a', 'usr-b'].map((id) => ({
    id: id as HostedGroupSession['participants'][number]['id'],
    displayName: name,
    status: 'CONFIRMED' as const,
    waitlistPosition: null,
    joinedAt: '2026-11-20T10:00:00.000Z',
  })),
};

export const LongText: Story = {
  name: 'Holds long names, a meeting over midnight and a long description on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { selection: { groupId: long.id } },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listHostedGroupSessions, { items: [long] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(name))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  args: { selection: { groupId: groups.premaritalFull } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الجلسات الجماعية' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'إلغاء اللقاء' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
