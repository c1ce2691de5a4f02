import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { WeekSchedule } from '@sakina/design-system';
import type { CalendarEvent } from '@sakina/design-system';
import { Screen, weekArgs, bands, blocked, AMAL } from './story-week.tsx';

const meta = {
  title: 'Design system/Data/WeekSchedule/Zones and clock changes',
  component: WeekSchedule,
  args: weekArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof WeekSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bands: Story = {
  name: 'Prayer times are drawn behind the events, with their hours [CARE-5]',
  args: { view: 'week', bands, blocked, hasHijri: true },
  play: async ({ canvas }) => {
    const [times] = canvas.getAllByRole('list', { name: 'Times and blocked hours' });
    await expect(times).toHaveTextContent(/Dhuhr11:43 AM to 12:05 PM/);
    await expect(canvas.getByText('Jumada al-thani 1448')).toBeVisible();
  },
};

export const TwoZones: Story = {
  name: 'Two zones are side by side, and each event says both [CARE-9]',
  args: { view: 'week', secondTimeZone: 'Asia/Dubai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UTC+4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: AMAL }));
    const card = await screen.findByRole('dialog', { name: 'Amal Haddad' });
    await waitFor(() =>
      expect(within(card).getByText('Tuesday, November 24, 7:00 PM to 7:50 PM in Gulf Standard Time')).toBeVisible(),
    );
  },
};

const night: CalendarEvent[] = [
  {
    id: 'first',
    title: 'Crisis line, first half',
    start: '2026-11-01T01:00:00-04:00',
    end: '2026-11-01T01:00:00-05:00',
    kind: 'Shift',
  },
  {
    id: 'second',
    title: 'Crisis line, second half',
    start: '2026-11-01T01:00:00-05:00',
    end: '2026-11-01T02:30:00-05:00',
    kind: 'Shift',
    tone: 'pink',
  },
  {
    id: 'later',
    title: 'Night watch',
    start: '2026-11-03T01:00:00-05:00',
    end: '2026-11-03T04:00:00-05:00',
    tone: 'neutral',
  },
];

export const ClockBack: Story = {
  name: 'A day of 25 hours has its repeated hour twice [CARE-9]',
  args: {
    view: 'week',
    events: night,
    date: '2026-11-01',
    today: '2026-11-01',
    fromHour: 0,
    toHour: 8,
    firstHour: 0,
    workingHours: {},
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sunday, November 1: clocks go back at 2:00 AM, so this day has 25 hours.'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Crisis line, first half, Sunday, November 1, 1:00 AM EDT to 1:00 AM EST/ }),
    ).toBeVisible();
    await expect(canvas.getByText('1 AM EST')).toBeVisible();
  },
};

export const ClockForward: Story = {
  name: 'A day of 23 hours shows the hour that it skips [CARE-9]',
  args: {
    view: 'threeDays',
    events: [],
    date: '2027-03-13',
    today: '2027-03-13',
    fromHour: 0,
    toHour: 8,
    firstHour: 0,
    secondTimeZone: 'Europe/London',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sunday, March 14: clocks go forward at 2:00 AM, so this day has 23 hours.'),
    ).toBeVisible();
    await expect(canvas.getByText('This hour doesn’t exist on this day')).toBeVisible();
    await expect(canvas.getByText(/^The two time zones change clocks on different days/)).toBeVisible();
  },
};
