import { ids, make, scenarios, serviceIdOf } from '@sakina/mocks';
import { getProvider, listOpenSlots } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { openOptions } from '../story-help.tsx';

const { amina, yusuf, closed, fullyBooked, daniel, longName, kathmandu } = ids.providers;
const phone = { viewport: { value: 'phone', isRotated: false } };
/** An open time of Dr. Rahman, in two days. */
const freeTime = '2026-11-26T10:00:00-05:00';

const meta = {
  title: 'Consumer/Booking',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: {}, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks first what to book, with price and length [ROUTE-22]',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Book a session' })).toBeVisible();
    await expect(canvas.getByText('Session', { selector: '[aria-current=step] *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Individual session/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Online/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'When would you like to meet?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onStepChange).toHaveBeenCalledWith('time', expect.objectContaining({ mode: 'ONLINE' }));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing your booking…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Says that the booking is being prepared while the answer is slow',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing your booking…')).toBeInTheDocument();
    await expect(await canvas.findByRole('radio', { name: /Individual session/ })).toBeVisible();
    await expect(canvas.queryByText('Preparing your booking…')).toBeNull();
  },
};

export const Error: Story = {
  name: 'Says that the provider could not be read, and retries on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('radio', { name: /Individual session/ })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Says that there is no such provider, with a way on',
  args: { providerId: 'unknown' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this provider' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who’s available' })).toHaveAttribute('href', '/find-therapist');
  },
};

export const NotAccepting: Story = {
  name: 'Says that a provider takes no new clients',
  args: { providerId: closed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /isn’t taking new clients/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who’s available' })).toHaveAttribute(
      'href',
      '/find-therapist?kind=imam',
    );
  },
};

export const AcceptingOldClients: Story = {
  name: 'Lets existing clients book a provider who takes no new ones',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getProvider, make.providerProfile({ acceptingNewClients: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Individual session/ })).toBeVisible();
  },
};

export const NotVerified: Story = {
  name: 'Says that credentials are not confirmed',
  args: { providerId: daniel },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /can’t be booked right now/ })).toBeVisible();
  },
};

export const ServiceGone: Story = {
  name: 'Says that the requested service is no longer offered',
  args: { start: { serviceId: 'walk-in-the-park' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/That session is no longer offered/)).toBeVisible();
  },
};

export const NothingChosen: Story = {
  name: 'Says at the field what is missing',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose a session')).toBeVisible();
  },
};

export const StepAhead: Story = {
  name: 'Shows no step whose earlier answers are missing',
  args: { step: 'review', start: { serviceId: serviceIdOf(amina, 'intro') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'When would you like to meet?' })).toBeVisible();
  },
};

export const TimeChosenBefore: Story = {
  name: 'Begins with a time that was chosen before',
  args: { start: { serviceId: serviceIdOf(amina, 'session'), startsAt: freeTime } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'What should Dr. Amina Rahman know?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /^10:00\sAM$/ })).toBeChecked();
  },
};

export const TimeGone: Story = {
  name: 'Says that a time chosen before is no longer free',
  args: { start: { serviceId: serviceIdOf(amina, 'intro'), startsAt: '2026-11-26T03:00:00-05:00' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The time you chose is no longer available')).toBeVisible();
    await expect((await canvas.findAllByRole('radio'))[0]).not.toBeChecked();
  },
};

export const TimesInTwoZones: Story = {
  name: 'Shows each time in both zones, and in the provider’s on request [CARE-9]',
  args: { providerId: yusuf, start: { serviceId: serviceIdOf(yusuf, 'intro') } },
  play: async ({ canvas }) => {
    // 11:00 in Istanbul is 3:00 in New York.
    await userEvent.click(await canvas.findByRole('radio', { name: /3:00\sAM.*11:00\sAM in Istanbul/ }));
    await expect((await canvas.findAllByText(/3:00 – 3:15 AM, Eastern Time/))[0]).toBeVisible();
    await expect(
      canvas.getAllByText(/For Imam Yusuf Demir: .*11:00 – 11:15 AM, Türkiye (Standard )?Time/)[0],
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
    await userEvent.click(await canvas.findByRole('radio', { name: /^1:30\sAM\sGMT-5\s*At night$/ }));
    await expect(
      await canvas.findByText(/In Eastern Time, clocks go back one hour on Sunday, November 1/),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^1:30\sAM\sGMT-4\s*At night$/ })).not.toBeChecked();
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

export const DetailsWrong: Story = {
  name: 'Says at each field what is wrong, and keeps what was typed [ERROR-2]',
  args: { start: { serviceId: serviceIdOf(amina, 'session'), startsAt: freeTime } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone number/ }), 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(await canvas.findByRole('heading', { name: '4 answers need your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Agree to the cancellation policy' }));
    await expect(
      canvas.getByRole('checkbox', { name: /free until Wednesday, November 25, 10:00\sAM, Eastern Time/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveValue('call me');
  },
};

export const LongText: Story = {
  name: 'Wraps long names on a phone',
  args: { providerId: longName, start: { serviceId: serviceIdOf(longName, 'session') } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('with Dra. Maria Fernanda de Albuquerque Cavalcanti-Wolffenbüttel'),
    ).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  args: { providerId: yusuf, start: { serviceId: serviceIdOf(yusuf, 'intro') } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'متى يناسبك اللقاء؟' })).toBeVisible();
    await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Individual session/ })).toBeVisible();
  },
};
