import { ids, PINNED_NOW, scenarios, serviceIdOf } from '@sakina/mocks';
import { createSlotHold, getBookingQuote, listPaymentMethods } from '@sakina/platform/contract';
import { CardEntryProvider, ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { decliningCardEntry } from '../story-card-entry.ts';
import { phone, startsAt } from '../story-help.tsx';
import type { Canvas } from '../story-help.tsx';
import { BookingScreen } from './BookingScreen.tsx';

const { amina } = ids.providers;
const start = { serviceId: serviceIdOf(amina, 'session'), startsAt };

const meta = {
  title: 'Consumer/Booking payment',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the details to the payment. */
async function toPayment(canvas: Canvas) {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
  await canvas.findByRole('heading', { level: 2, name: 'How would you like to pay?' });
}

/** Replaces the payment service, whose fields are closed to scripts. */
const loadDecliningCards = () => Promise.resolve(decliningCardEntry);
const withDecliningCards: Decorator = (Story) => (
  <CardEntryProvider load={loadDecliningCards}>
    <Story />
  </CardEntryProvider>
);

export const Default: Story = {
  name: 'Offers insurance first, and says what is charged when [ROUTE-22]',
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await expect(await canvas.findByRole('radio', { name: /Use my insurance/ })).toBeChecked();
    await expect(canvas.getByText(/Held for you until 10:10 AM, about 10 more minutes/)).toBeVisible();
    await expect(
      canvas.getByText(/You aren’t charged when you book\. \$30\.?0?0? is charged after the session/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
  },
};

export const ByOneself: Story = {
  name: 'Offers a sliding scale, and deducts a code [ERROR-2]',
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: /Pay out of pocket/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Reduced price/ }));
    await waitFor(() => expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$90'));
    const code = canvas.getByRole('textbox', { name: /Promo code/ });
    await userEvent.type(code, 'autumn25');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code AUTUMN25 has expired/));
    await expect(code).toHaveValue('autumn25');
    await userEvent.clear(code);
    await userEvent.type(code, 'welcome20{Enter}');
    await waitFor(() => expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$72'));
    await expect(canvas.getByText(/WELCOME20 applied/)).toBeVisible();
  },
};

export const CodeUnknown: Story = {
  name: 'Says at the field that a code is invalid, and does not continue [ERROR-2]',
  play: async ({ canvas }) => {
    await toPayment(canvas);
    const code = await canvas.findByRole('textbox', { name: /Promo code/ });
    await userEvent.type(code, 'no');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(code).toHaveAccessibleDescription(/3 to 24 letters/);
    await expect(code).toHaveFocus();
  },
};

export const RefusedThenAnother: Story = {
  name: 'Books nothing with a refused card, then once with another [SEC-12][ERROR-2]',
  decorators: [withDecliningCards],
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: /Another card/ }));
    const card = within(await canvas.findByRole('group', { name: 'Card details' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(await card.findAllByText('Required')).toHaveLength(3);
    await expect(card.getByLabelText('Card number')).toHaveFocus();
    await userEvent.type(card.getByLabelText('Card number'), '4000000000000002');
    await userEvent.type(card.getByLabelText(/Expiration date/), '0429');
    await userEvent.type(card.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(await canvas.findByText('Visa ending in 0002')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined');
    await userEvent.click(await canvas.findByRole('radio', { name: /Mastercard ending in 4444/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(await canvas.findByText('Mastercard ending in 4444')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your session is booked' })).toBeVisible();
    await expect(canvas.getByText(/You’ll be charged .* after the session, and nothing before/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getBookingQuote)),
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await expect(await canvas.findByText('Calculating your price…')).toBeInTheDocument();
  },
};

export const Error: Story = {
  name: 'Says that the price could not be read, and retries on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getBookingQuote)),
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('radio', { name: /Use my insurance/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Asks for a card where none is saved',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listPaymentMethods)),
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Another card/ })).toBeChecked());
    await expect(canvas.getByText(/We’ll save this card and charge it after your sessions/)).toBeVisible();
  },
};

/** Moves the screen's clock forward; the server's stays. */
const later = (minutes: number): Decorator =>
  function Later(Story) {
    const now = () => Date.parse(PINNED_NOW) + minutes * 60_000;
    return (
      <ClockProvider clock={{ now, timeZone: 'America/New_York' }}>
        <Story />
      </ClockProvider>
    );
  };

export const HoldEndsSoon: Story = {
  name: 'Announces once that the time is held for two more minutes',
  decorators: [later(8.5)],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/held for about two more minutes/)).toHaveAttribute('role', 'status'));
    await expect(canvas.getByRole('button', { name: 'Hold it again' })).toBeVisible();
  },
};

export const HoldOver: Story = {
  name: 'Says that the time is no longer held, and keeps what was typed',
  decorators: [later(11)],
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /What would you like to talk about/ }),
      'The nights.',
    );
    await expect(await canvas.findByText('Your hold has expired')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hold it again' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /What would you like to talk about/ })).toHaveValue('The nights.');
  },
};

export const HoldLost: Story = {
  name: 'Leads back to the times when another client holds the time [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.conflict(createSlotHold, { code: 'SLOT_TAKEN', details: { alternatives: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone just booked that time');
    await expect(canvas.getByRole('heading', { level: 2, name: 'When would you like to meet?' })).toBeVisible();
  },
};

export const HoldFailed: Story = {
  name: 'Continues where the time could not be held, and says so',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createSlotHold)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t hold this time for you/)).toBeVisible();
    await toPayment(canvas);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'المتابعة إلى الدفع' }));
    await expect(await canvas.findByRole('radio', { name: /استخدام تأميني/ })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(beyondTheEdge()).toEqual([]);
  },
};
