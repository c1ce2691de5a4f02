import { make, scenarios, serviceIdOf } from '@sakina/mocks';
import { listOpenSlots } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';
import { openOptions, amina, yusuf, fullyBooked, kathmandu } from '../story-help.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Booking/Times',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: {}, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TimesInTwoZones: Story = {
  name: 'Shows each time in both zones, and in the provider’s on request [CARE-9]',
  args: { providerId: yusuf, start: { serviceId: serviceIdOf(yusuf, 'intro') } },
  play: async ({ canvas }) => {
    // 11:00 in Istanbul is 3:00 in New York.
    await userEvent.click(await canvas.findByRole('radio', { name: /3:00\sAM.*11:00\sAM in Istanbul/ }));
    await expect((await canvas.findAllByText(inAllParts(/3:00 – 3:15 AM, Eastern Time/)))[0]).toBeVisible();
    await expect(
      canvas.getAllByText(inAllParts(/For Imam Yusuf Demir: .*11:00 – 11:15 AM, Türkiye (Standard )?Time/))[0],
    ).toBeVisible();
    await openOptions(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Show times in/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Imam Yusuf Demir’s time/ }));
    await expect(await canvas.findByRole('radio', { name: /11:00\sAM.*3:00\sAM your time/ })).toBeChecked();
  },
};

export const TimesInNepal: Story = {
  name: 'Shows a zone with a 45-minute offset [CARE-9]',
  args: { providerId: kathmandu, start: { serviceId: serviceIdOf(kathmandu, 'intro') } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('radio', { name: /:(00|30)\s[AP]M.*:(15|45)\s[AP]M in Kathmandu/ }))[0],
    ).toBeVisible();
  },
};

/** Before the clocks change; the open times are in the weeks around it. */
const inOctober: Decorator = (Story) => (
  <ClockProvider clock={{ now: () => Date.parse('2026-10-20T15:00:00Z'), timeZone: 'America/New_York' }}>
    <Story />
  </ClockProvider>
);
const aroundTheChange = [
  '2026-10-27T13:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-05T14:00:00Z',
].map((startsAt, index) => ({
  id: `slot-${index}`,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString(),
  modes: ['ONLINE' as const],
}));

export const ClockChange: Story = {
  name: 'Says when clocks change before the session, and distinguishes repeated hours [CARE-9]',
  args: { start: { serviceId: serviceIdOf(amina, 'intro') } },
  decorators: [inOctober],
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listOpenSlots, make.openSlots({ slots: aroundTheChange }))),
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^9:00\sAM$/ }));
    await expect(canvas.queryByText(/clocks go back/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Sunday, November 1/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^1:30\sAM\sUTC−5\s*At night$/ }));
    await expect(
      await canvas.findByText(/In Eastern Time, clocks go back one hour on Sunday, November 1/),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^1:30\sAM\sUTC−4\s*At night$/ })).not.toBeChecked();
  },
};

export const Empty: Story = {
  name: 'Says that nothing is free, and leads to other providers',
  args: { providerId: fullyBooked, start: { serviceId: serviceIdOf(fullyBooked, 'session') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open times in the next eight weeks')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who’s available sooner' })).toHaveAttribute(
      'href',
      '/find-therapist?kind=therapist&sort=soonest',
    );
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const TimesFailed: Story = {
  name: 'Retries reading the times on request, and keeps the service',
  args: { start: { serviceId: serviceIdOf(amina, 'intro') } },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOpenSlots)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible();
  },
};

export const TimesLoading: Story = {
  args: { start: { serviceId: serviceIdOf(amina, 'intro') } },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOpenSlots)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Finding open times|Preparing your booking/)).toBeInTheDocument();
  },
};

export const Times: Story = {
  name: 'Counts the free times of a day and names the zone',
  args: { start: { serviceId: serviceIdOf(amina, 'intro') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Times are in Eastern Time.')).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ available times?$/).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose a time')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /^\d+:\d\d/ })[0]).toHaveFocus();
  },
};

export const TimesOnPhone: Story = { ...Times, name: 'Times on a phone', globals: phone };
