import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { phone } from '../story-help.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const wanted = { startsAt: '2026-12-03T15:00:00Z', endsAt: '2026-12-03T15:50:00Z' };
const later = { startsAt: '2026-12-03T17:00:00Z', endsAt: '2026-12-03T17:50:00Z' };
const nextDay = { startsAt: '2026-12-04T15:00:00Z', endsAt: '2026-12-04T15:50:00Z' };
const free = { date: '2026-12-03', wanted, alternatives: [later, nextDay], chosen: wanted, isShifted: false };
const taken = { ...free, wanted: null, chosen: null };

const meta = {
  title: 'Consumer/Booking parts/SeriesRow',
  component: SeriesRow,
  args: { date: free, providerZone: 'America/New_York', onPick: fn() },
  render: (args) => (
    <ol>
      <SeriesRow {...args} />
    </ol>
  ),
} satisfies Meta<typeof SeriesRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says when the session is, and leaves it out on request',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(inAllParts(/Thursday, December 3, 10:00 – 10:50 AM, Eastern Time/))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Skip .*December 3/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(null);
  },
};

export const LeftOut: Story = {
  name: 'Says that the date is left out, and includes it again',
  args: { date: { ...free, chosen: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Skipped')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add back .*December 3/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(wanted.startsAt);
  },
};

export const Taken: Story = {
  name: 'Says that the time is not free, and takes another one',
  args: { date: taken },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not available at this time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Instead of .*December 3/ }));
    await userEvent.click(await screen.findByRole('option', { name: /12:00\s–\s12:50\sPM/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(later.startsAt);
  },
};

export const AnotherTaken: Story = {
  args: { date: { ...taken, chosen: nextDay } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Friday, December 4, 10:00/)[0]).toBeVisible();
  },
};

export const NothingNear: Story = {
  name: 'Says that nothing is free near it',
  args: { date: { ...taken, alternatives: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No times nearby are open, so this date is skipped.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ClocksChange: Story = {
  name: 'Says that the user’s clock shows another time that day [CARE-9]',
  args: { date: { ...free, isShifted: true }, providerZone: 'Europe/Istanbul' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is 10:00 AM for you on that day/)).toBeVisible();
    await expect(canvas.getByText(inAllParts(/6:00 – 6:50 PM, Türkiye/))).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'Two clocks wrap on a phone',
  globals: phone,
  args: { date: taken, providerZone: 'Asia/Kathmandu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
  args: { date: taken },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Instead of/ })).toBeVisible();
  },
};
