import { make, scenarios } from '@sakina/mocks';
import { getDashboardStats, listClients } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { screen } from 'storybook/test';
import { ProviderPortalScreen } from './ProviderPortalScreen.tsx';
import { callsTo, forgetCalls } from '../../../shared/testing/story-calls.ts';

const meta = {
  title: 'Provider/Portal/Who sees what',
  component: ProviderPortalScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: () => forgetCalls(),
} satisfies Meta<typeof ProviderPortalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectNoMoneyAndNoRecords(canvas: Pick<typeof screen, 'getByText' | 'queryByText' | 'queryByRole'>) {
  await expect(canvas.queryByRole('group', { name: 'Revenue this month' })).toBeNull();
  await expect(canvas.queryByText(/[$€£]/)).toBeNull();
  await expect(canvas.getByText(/Your revenue isn’t shown/)).toBeVisible();
  await expect(canvas.getByText(/records aren’t available until/)).toBeVisible();
  await expect(canvas.queryByRole('list', { name: 'Recent clients' })).toBeNull();
  await expect(canvas.queryByText(/waiting for your signature/)).toBeNull();
  await waitFor(() => expect(callsTo('/v1/providers/dashboard/stats')).not.toEqual([]));
  await expect(callsTo('/v1/providers/clients')).toEqual([]);
}

export const NotVerified: Story = {
  name: 'Shows no money and no client’s record to one whose credentials are not verified, and the way on [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Provider credentials not verified')).toBeVisible());
    await expect(canvas.getByText(/Your license is still being checked/)).toBeVisible();
    // Beside the alert, the session that cannot be held leads there too.
    for (const link of canvas.getAllByRole('link', { name: 'Go to your credentials' }))
      await expect(link).toHaveAttribute('href', '/provider/credentials');
    await expect(await canvas.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expectNoMoneyAndNoRecords(canvas);
  },
};

export const PlainProvider: Story = {
  name: 'Shows no money and no client’s record to a plain provider whose verification has lapsed [PORTAL-3]',
  parameters: { account: 'provider@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getDashboardStats, make.dashboardStats({ unsignedNotes: 3 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Sessions today' })).toBeVisible();
    await expectNoMoneyAndNoRecords(canvas);
  },
};

/** What was asked for clients while a story ran. */
let asked: URLSearchParams[] = [];

export const FiveClients: Story = {
  name: 'Reads the five clients that it shows, not all of the practice [CALL-16] [FAST-4]',
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(scenarios.watched(listClients, (query) => asked.push(query)));
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Recent clients' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(asked.map((query) => query.get('limit'))).toEqual(asked.map(() => '5'));
  },
};

export const Administrator: Story = {
  name: 'Shows money and records to an administrator who is no provider [ROLE-4] [PORTAL-3]',
  parameters: { account: 'admin@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getDashboardStats, make.dashboardStats()),
      scenarios.answering(listClients, { items: [make.client()] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Revenue this month' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Recent clients' })).toBeVisible();
  },
};

export const PrayersOfAnImam: Story = {
  name: 'Shows an imam the day’s prayers at his place, with the next one marked [CARE-5]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    const prayers = within(await canvas.findByRole('list', { name: 'Prayer times' }));
    await waitFor(() => expect(prayers.getByText('Fajr')).toBeVisible(), { timeout: 4000 });
    await expect(prayers.getAllByRole('listitem')).toHaveLength(5);
    await expect(prayers.getAllByText('Next')).toHaveLength(1);
  },
};

export const VerifiedSeesMoney: Story = {
  name: 'Shows income and clients to a verified imam [PORTAL-3]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Revenue this month' })).toBeVisible();
    await expect(canvas.queryByText(/Your revenue isn’t shown/)).toBeNull();
    await expect(canvas.queryByText(/records aren’t available until/)).toBeNull();
  },
};
