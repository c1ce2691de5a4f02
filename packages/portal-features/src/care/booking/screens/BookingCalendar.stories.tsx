import { ids, scenarios, serviceIdOf } from '@sakina/mocks';
import { getProvider, listOpenSlots } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { openOptions } from '../story-help.tsx';

const { amina, fullyBooked } = ids.providers;
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Booking calendar',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: {}, view: 'calendar', onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Begins with the month: each day says how many times are free [ROUTE-22]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'When would you like to meet?' })).toBeVisible();
    await expect(
      (await canvas.findAllByRole('button', { name: /November 26.*\d+ available times?/ }))[0],
    ).toBeVisible();
    await expect(canvas.getByText('Time', { selector: '[aria-current=step] *' })).toBeVisible();
  },
};

export const HijriAndPrayers: Story = {
  name: 'Shows Hijri dates and the times around prayers on request [CARE-4][CARE-5]',
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await userEvent.click(await canvas.findByRole('switch', { name: /Hijri/ }));
    await expect(await canvas.findByRole('button', { name: /Adjust Hijri date for your community/ })).toHaveTextContent(
      'As calculated (Umm al-Qura)',
    );
    await userEvent.click(canvas.getByRole('switch', { name: /Show prayer times/ }));
    await expect((await canvas.findAllByText(/Around (Dhuhr|Jumu’ah|Asr|Maghrib|Fajr)/))[0]).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Hide/ })).toBeVisible();
  },
};

export const Series: Story = {
  name: 'Plans a series, leaves one date out and includes it again [CARE-9]',
  args: { start: { serviceId: serviceIdOf(amina, 'session') } },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Repeat/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every week' }));
    await expect(await canvas.findByRole('heading', { name: 'Additional sessions' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^You’re booking \d sessions?\.$/)).toBeVisible());
    const free = canvas.getAllByRole('button', { name: /^Skip/ });
    await userEvent.click(free[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Add back / }));
    await expect(canvas.queryByRole('button', { name: /^Add back / })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Skip/ })).toHaveLength(free.length);
  },
};

export const SeriesBooked: Story = {
  name: 'Books a series, and lists what is booked [CARE-9][SEC-12]',
  args: { start: { serviceId: serviceIdOf(amina, 'session') } },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Repeat/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every week' }));
    await canvas.findByText(/^You’re booking \d sessions?\.$/);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(await canvas.findByRole('list', { name: 'Your sessions' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(Book \d sessions|Pay .+ and book)$/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^\d sessions are booked$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Add to Google Calendar/ })).toHaveAttribute(
      'href',
      expect.stringContaining('text=Appointment'),
    );
  },
};

export const Turned: Story = {
  name: 'Switches to the steps and back on a phone, and keeps what was chosen',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Step by step' }));
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^\d+:\d\d/ })[0]).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Full calendar' }));
    await expect(await canvas.findByRole('button', { name: /November 26.*available time/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProvider)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preparing your booking…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Says that nothing is free, with other providers and the waitlists',
  args: { providerId: fullyBooked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open times in the next eight weeks')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your waitlists' })).toHaveAttribute(
      'href',
      '/dashboard?view=waitlist',
    );
  },
};

export const Error: Story = {
  name: 'Reads the times again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOpenSlots)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0]).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await expect(await canvas.findByRole('switch', { name: /التاريخ الهجري/ })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const ByKeyboard: Story = {
  name: 'Books from the month by keyboard alone [CARE-8]',
  tags: ['journey'],
  play: async ({ canvas, step }) => {
    await step('A day', async () => {
      const day = await canvas.findByRole('button', { name: /November 26.*available time/ });
      day.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByText(/Thursday, November 26/)[0]).toBeVisible());
    });
    await step('A time', async () => {
      const [time] = await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ });
      time?.focus();
      await userEvent.keyboard(' ');
      await expect(time).toBeChecked();
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('What to know, and what is agreed', async () => {
      const question = await canvas.findByRole('heading', { level: 2, name: 'What should Dr. Amina Rahman know?' });
      await waitFor(() => expect(question).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('Sleep.');
      await userEvent.tab();
      for (let box = 0; box < 3; box += 1) {
        await userEvent.tab();
        await userEvent.keyboard(' ');
      }
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('The money', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
      canvas.getByRole('button', { name: 'Continue to the review' }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('The review, and the booking', async () => {
      const review = await canvas.findByRole('heading', { level: 2, name: 'Does everything look right?' });
      await waitFor(() => expect(review).toHaveFocus());
      canvas.getByRole('button', { name: 'Book this session' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Your session is booked' })).toBeVisible();
    });
  },
};
