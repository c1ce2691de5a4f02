import { make, scenarios, serviceIdOf } from '@sakina/mocks';
import { getProvider } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { amina, yusuf, closed, daniel, longName } from '../story-help.tsx';

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

export const DetailsWrong: Story = {
  name: 'Says at each field what is wrong, and keeps what was typed [ERROR-2]',
  args: { start: { serviceId: serviceIdOf(amina, 'session'), startsAt: freeTime } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Phone number/ }), 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(await canvas.findByRole('heading', { name: '4 answers need your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Agree to the cancellation policy' }));
    await expect(
      canvas.getByRole('checkbox', { name: /free until Wednesday, November 25, 10:00\sAM, Eastern\sTime/ }),
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
