import { scenarios } from '@sakina/mocks';
import { acceptEstimate, getEstimate, getSuperbill, listSuperbills } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import type { Superbill } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const ESTIMATE = { view: 'payments', id: 'est-6k2m8r4w1p' } as const;
const WAIT = { timeout: 5000 };

const meta = {
  title: 'Consumer/Dashboard/Papers [ROUTE-20]',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: ESTIMATE },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const superbill = examples.find(({ operation }) => operation === getSuperbill)?.response as Superbill;

export const Default: Story = {
  name: 'Shows an estimate with what it means, and takes that it was read [CLOUD-533] [CLOUD-537]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good faith estimate' }, WAIT)).toBeVisible();
    await expect(await canvas.findByText(/^This is an estimate, not a bill/, undefined, WAIT)).toBeVisible();
    await expect(canvas.getByText(/You aren’t agreeing to anything/)).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'I’ve read it' }));
    const state = await canvas.findByText(/^You marked it as read on Nov 24/, undefined, WAIT);
    await waitFor(() => expect(state).toHaveFocus());
  },
};

export const Listed: Story = {
  name: 'Lists superbills and estimates among the payments [CLOUD-531] [CLOUD-532]',
  args: { place: { view: 'payments', id: null } },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listSuperbills, { items: [superbill], total: 1, nextCursor: null })),
  play: async ({ canvas }) => {
    const estimates = within(await canvas.findByRole('region', { name: 'Cost estimates' }, WAIT));
    await expect(estimates.getByRole('link', { name: 'Estimate from Imam Yusuf Demir' })).toHaveAttribute(
      'href',
      '/dashboard?view=payments&id=est-6k2m8r4w1p',
    );
    const own = within(await canvas.findByRole('region', { name: 'For your insurance' }, WAIT));
    await expect(own.getByRole('link', { name: 'Superbill for November 2026' })).toHaveAttribute(
      'href',
      '/dashboard?view=payments&id=sup-7fc698d6ad',
    );
  },
};

export const OwnSuperbill: Story = {
  name: 'Shows a superbill and says that it is sent to no one [CLOUD-536]',
  args: { place: { view: 'payments', id: superbill.id } },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getSuperbill, superbill)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Superbill for November 2026' }, WAIT),
    ).toBeVisible();
    await expect(canvas.getByText(/We don’t send it to anyone/)).toBeVisible();
    await expect(canvas.getByText('A. F51.01 Primary insomnia')).toBeVisible();
  },
};

export const ReplacedMeanwhile: Story = {
  name: 'Says that a later estimate has taken the place of the one that was read [CLOUD-533]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(acceptEstimate, { code: 'ESTIMATE_REPLACED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I’ve read it' }, WAIT));
    await expect(await canvas.findByText('This has been replaced by a newer version', undefined, WAIT)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { place: { view: 'payments', id: 'est-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this document', undefined, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getEstimate)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeInTheDocument(), WAIT);
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getEstimate)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('button', { name: 'I’ve read it' }, WAIT)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'قرأته' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
