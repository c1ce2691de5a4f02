import { ids, serviceIdOf, signInStoryAs } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { phone } from '../story-help.tsx';
import type { Canvas } from '../story-help.tsx';
import { BookingScreen } from './BookingScreen.tsx';

const { amina } = ids.providers;
const session = serviceIdOf(amina, 'session');
/** Four Mondays that are free at this time. */
const startsAt = '2026-11-30T10:00:00-05:00';
const secondWeek = '2026-12-07T15:00:00Z';

const meta = {
  title: 'Consumer/Booking series',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: { serviceId: session, startsAt }, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From a chosen time to the review of four weeks. */
async function toReview(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 2, name: 'What should Dr. Amina Rahman know?' });
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await userEvent.click(await canvas.findByRole('button', { name: /Repeat/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Every week' }));
  await canvas.findByText('You’re booking 4 sessions.');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /What would you like to talk about/ }),
    'The nights are long.',
  );
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
  await canvas.findByRole('list', { name: 'Your sessions' });
}

/** Another client books a time of the series meanwhile. */
async function bookedByAnother(instant: string) {
  const { token } = signInStoryAs('second@demo.test');
  const answer = await fetch('/v1/appointments', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token.accessToken}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      providerId: amina,
      serviceId: session,
      startsAt: instant,
      mode: 'ONLINE',
      clientTimeZone: 'America/New_York',
      consent: { treatment: true, telehealth: true, policy: true },
    }),
  });
  await expect(answer.ok).toBe(true);
}

export const Default: Story = {
  name: 'Says at the review that the first session is held, and the others are taken on booking',
  play: async ({ canvas }) => {
    await toReview(canvas);
    await expect(canvas.getByText(/Your first session is held until 10:10 AM/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^The other 3 sessions are reserved when you book\. If someone else takes one of the dates first, we’ll tell you which/,
      ),
    ).toBeVisible();
  },
};

export const OneGone: Story = {
  name: 'Names a date that was taken meanwhile with times near it, and books the others [SEC-12][ERROR-2]',
  play: async ({ canvas }) => {
    await toReview(canvas);
    await bookedByAnother(secondWeek);
    await userEvent.click(canvas.getByRole('button', { name: /^(Book 4 sessions|Pay .+ and book)$/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '3 sessions are booked' })).toBeVisible();
    await expect(await canvas.findByText('One date couldn’t be booked')).toBeVisible();
    await expect(canvas.getByText('Monday, December 7, 10:00 AM, Eastern Time')).toBeVisible();
    const [near] = within(canvas.getByRole('list', { name: 'Other times nearby' })).getAllByRole('link');
    await expect(near).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\/prv-amina-rahman\?service=prv-amina-rahman-session&startsAt=2026-12-/),
    );
    const standing = within(canvas.getByRole('region', { name: 'Your sessions' })).getAllByRole('listitem');
    await expect(
      standing.map((item) => /(November|December)\s\d+/.exec(item.textContent)?.[0].replace('\u00a0', ' ')),
    ).toEqual(['November 30', 'December 14', 'December 21']);
  },
};

export const OneGoneOnPhone: Story = { ...OneGone, name: 'A date that is gone, on a phone', globals: phone };
