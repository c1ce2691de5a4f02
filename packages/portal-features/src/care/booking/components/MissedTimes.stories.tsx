import { make } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { phone, storyQuote } from '../story-help.tsx';
import { MissedTimes } from './MissedTimes.tsx';

const near = ['2026-12-03T16:00:00Z', '2026-12-03T18:00:00Z', '2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z'].map(
  (startsAt) => ({ startsAt, endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString() }),
);
const gone = { outcome: 'TAKEN' as const, startsAt: '2026-12-03T15:00:00Z', alternatives: near };

const meta = {
  title: 'Consumer/Booking parts/MissedTimes',
  component: MissedTimes,
  args: { profile: make.providerProfile(), serviceId: storyQuote().serviceId, missed: [gone] },
} satisfies Meta<typeof MissedTimes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the time that is gone, with links to three others near it',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thursday, December 3, 10:00 AM, Eastern Time')).toBeVisible();
    const links = within(canvas.getByRole('list', { name: 'Other times nearby' })).getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute(
      'href',
      '/booking/prv-amina-rahman?service=prv-amina-rahman-session&startsAt=2026-12-03T16%3A00%3A00Z',
    );
  },
};

export const NothingNear: Story = {
  name: 'Links to all times where nothing is free near it',
  args: { missed: [{ ...gone, alternatives: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Other times nearby' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Find another time' })).toBeVisible();
  },
};

export const Several: Story = {
  args: { missed: [gone, { ...gone, startsAt: '2026-12-10T15:00:00Z', alternatives: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 dates couldn’t be booked')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: phone,
  play: async () => {
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One date couldn’t be booked')).toBeVisible();
  },
};
