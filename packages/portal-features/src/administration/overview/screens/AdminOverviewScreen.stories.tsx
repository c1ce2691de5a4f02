import { getAdminOverview, listCredentialCases } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminOverviewScreen } from '@sakina/portal-features/administration/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const meta = {
  title: 'Admin/Overview',
  component: AdminOverviewScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof AdminOverviewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What needs a decision comes first, danger before the oldest duty, then the figures [ROUTE-26]',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Imam Amirul Kurniawan’s credentials' });
    const duties = within(canvas.getByRole('list', { name: 'Needs a decision' })).getAllByRole('listitem');
    await expect(duties[0]).toHaveTextContent(/1 unanswered safety alert.*Waiting for 11 hours.*Overdue by 7 hours/);
    await expect(duties[1]).toHaveTextContent(/1 disconnected calendar.*Waiting for 46 days.*Overdue by 43 days/);
    await expect(duties[2]).toHaveTextContent(/2 failed payouts.*Overdue by 26 days/);
    await expect(canvas.getByRole('heading', { name: 'Key figures' })).toBeVisible();
    await expect(canvas.getByText('As of Nov 24, 2026, 10:00 AM. Updates every minute.')).toBeVisible();
    await expect(canvas.getByText('The total includes 2,714 deleted accounts.')).toBeVisible();
  },
};

export const OpensTheFirst: Story = {
  name: 'Each duty and each figure leads to its own list',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Imam Amirul Kurniawan’s credentials' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/providers?case=crd-y9nn7d4xzt'),
    );
    await expect(canvas.getByRole('link', { name: 'Expired' })).toHaveAttribute(
      'href',
      '/admin/providers?list=providers&f.verification=LAPSED',
    );
    await expect(canvas.getByRole('link', { name: 'Suspended' })).toHaveAttribute(
      'href',
      '/admin/users?f.status=SUSPENDED',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getAdminOverview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the overview…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getAdminOverview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Needs a decision' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'On an empty day it says that nothing waits and what could be looked at',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(getAdminOverview), scenarios.empty(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Expired and expiring licenses' })).toBeVisible();
  },
};

export const CasesFail: Story = {
  name: 'Without the names of the cases the queue still counts them',
  beforeEach: ({ msw }) => msw.use(scenarios.serverError(listCredentialCases)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Credentials from 24 providers' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.serverError(getAdminOverview)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Needs a decision' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'يحتاج إلى قرار' });
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
};
