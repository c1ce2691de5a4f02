import { make } from '@sakina/mocks';
import type { Slot } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useSeries } from '../components/use-series.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { firstOfSeries, phone } from '../story-help.tsx';
import type { Canvas } from '../story-help.tsx';
import { SeriesChoice } from './SeriesChoice.tsx';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;

/** An open time, a number of weeks and hours after the first session. */
function open(weeks: number, hours = 0): Slot {
  const startsAt = new Date(Date.parse(firstOfSeries.startsAt) + weeks * WEEK_MS + hours * HOUR_MS).toISOString();
  return make.slot({
    id: `slot-${weeks}-${hours}`,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString(),
  });
}
/** The same time in every week that can be booked. */
const everyWeek = [0, 1, 2, 3, 4, 5, 6, 7].map((week) => open(week));
/** The time is taken in the second week; two others are open near it. */
const oneTaken = [open(0), open(1, 2), open(1, 26), open(2), open(3)];

interface PlanningProps {
  /** The open times that the series is planned over. */
  slots: readonly Slot[];
  displayName: string;
}

/** Keeps what is chosen, as a booking does. */
function Planning({ slots, displayName }: PlanningProps) {
  const profile = make.providerProfile({ displayName });
  return <SeriesChoice profile={profile} series={useSeries(profile, firstOfSeries, slots)} />;
}

const meta = {
  title: 'Consumer/Booking parts/SeriesChoice',
  component: SeriesChoice,
  args: {
    profile: make.providerProfile(),
    series: { repeat: null, dates: [], further: [], setRepeat: fn(), pick: fn() },
  },
  render: () => <Planning slots={everyWeek} displayName="Dr. Amina Rahman" />,
} satisfies Meta<typeof SeriesChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choose(canvas: Canvas, field: RegExp, option: string) {
  await userEvent.click(await canvas.findByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Default: Story = {
  name: 'Shows no dates until a series is chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Repeat/ })).toHaveTextContent('Just this once');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const EveryWeek: Story = {
  name: 'Lists each further session, leaves one out and includes it again [CARE-9]',
  play: async ({ canvas }) => {
    await choose(canvas, /Repeat/, 'Every week');
    await expect(canvas.getByText('You’re booking 4 sessions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Skip .*December 3/ }));
    await expect(canvas.getByText('You’re booking 3 sessions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add back .*December 3/ }));
    await expect(canvas.getByText('You’re booking 4 sessions.')).toBeVisible();
  },
};

export const OneTaken: Story = {
  name: 'Says which date is not free, and offers what is free near it',
  render: () => <Planning slots={oneTaken} displayName="Dr. Amina Rahman" />,
  play: async ({ canvas }) => {
    await choose(canvas, /Repeat/, 'Every week');
    await expect(canvas.getByText('Not available at this time')).toBeVisible();
    await expect(canvas.getByText('You’re booking 3 sessions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Instead of .*December 3/ }));
    await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    await expect(await canvas.findByText('You’re booking 4 sessions.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says how far ahead can be booked where no further date is open yet',
  render: () => <Planning slots={[open(0)]} displayName="Dr. Amina Rahman" />,
  play: async ({ canvas }) => {
    await choose(canvas, /Repeat/, 'Every two weeks');
    await expect(canvas.getByText(/Only one session can be booked for now/)).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'A long name wraps on a phone',
  globals: phone,
  render: () => (
    <Planning
      slots={oneTaken}
      displayName="Professor Dr. Abdurrahman-Maximilian al-Qurtubi von Hohenstaufen-Wolfenbüttel"
    />
  ),
  play: async ({ canvas }) => {
    await choose(canvas, /Repeat/, 'Every week');
    await expect(canvas.getByText(/in Professor Dr\. Abdurrahman.*time zone/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  render: () => <Planning slots={oneTaken} displayName="د. أمينة رحمن" />,
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement);
    await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    await expect((await canvas.findAllByRole('listitem')).length).toBe(3);
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await choose(canvas, /Repeat/, 'Every two weeks');
    await expect(canvas.getByText(/^You’re booking/)).toBeVisible();
  },
};
