import { make, scenarios } from '@sakina/mocks';
import { coverageId, getBookingQuote, listPaymentMethods, parse } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useQuote } from '../components/use-quote.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { answered, firstOfSeries, heldTime, insured, phone, sliding, storyQuote } from '../story-help.tsx';
import { noWish } from '../model/payment.ts';
import { PaymentStep } from './PaymentStep.tsx';
import type { PaymentStepProps } from './PaymentStep.tsx';

const profile = make.providerProfile();
const service = profile.services.find(({ isIntroduction }) => !isIntroduction) ?? null;

/** Keeps the wish and the card as a booking does, and asks the server for the price. */
function Paying(props: PaymentStepProps) {
  const [wish, setWish] = useState(props.wish);
  const [card, setCard] = useState(props.card);
  const price = useQuote(profile, service, firstOfSeries, wish);
  return (
    <PaymentStep
      {...props}
      price={price}
      wish={wish}
      card={card}
      onWish={(change) => setWish((current) => ({ ...current, ...change }))}
      onCard={setCard}
    />
  );
}

const meta = {
  title: 'Consumer/Booking parts/PaymentStep',
  component: PaymentStep,
  parameters: { account: 'patient@demo.test' },
  args: {
    price: { read: answered(storyQuote()), quote: storyQuote() },
    wish: noWish,
    card: null,
    sessions: 1,
    failure: null,
    held: heldTime(null),
    onWish: fn(),
    onCard: fn(),
    onNext: fn(),
  },
  render: (args) => <Paying {...args} />,
} satisfies Meta<typeof PaymentStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Continues with the saved card once the price is known',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = {
  name: 'Cannot be continued while the price is computed',
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getBookingQuote)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Calculating your price…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Continue to the review' })).toBeNull();
  },
};

export const Error: Story = {
  name: 'Reads the price again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getBookingQuote)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Continue to the review' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Asks for a card where none is saved',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listPaymentMethods)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Another card/ })).toBeChecked());
  },
};

export const CardsLoading: Story = {
  name: 'Cannot be continued while the cards are read, so that no press is lost',
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listPaymentMethods)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You pay', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to the review' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const CardsUnread: Story = {
  name: 'Still shows the price where the cards could not be read [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listPaymentMethods)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('You pay', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue to the review' })).toBeNull();
  },
};

export const CardRefused: Story = {
  name: 'Says that the card was refused and nothing charged, above the other cards [ERROR-2]',
  args: { failure: { kind: 'card', code: 'CARD_DECLINED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined');
    await expect(await canvas.findByRole('radio', { name: /Visa ending in 4242/ })).toBeVisible();
  },
};

export const WrongCoupon: Story = {
  name: 'Says at the field that a code is unknown, and does not continue [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        getBookingQuote,
        storyQuote({ coupon: { code: 'SPRING-99', status: 'UNKNOWN', discount: { amountMinor: 0, currency: 'USD' } } }),
      ),
    ),
  play: async ({ canvas, args }) => {
    const code = await canvas.findByRole('textbox', { name: /Promo code/ });
    await userEvent.type(code, 'spring-99{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/We don’t recognize the code SPRING-99/));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('spring-99');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Insurance: Story = {
  name: 'Shows what insurance pays, and what is left to pay',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getBookingQuote, storyQuote(insured()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Use my insurance/ })).toBeChecked();
    await expect(canvas.getByText('Paid by Aetna Open Choice PPO')).toBeVisible();
    await expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$30');
  },
};

export const SlidingScale: Story = {
  name: 'Offers a sliding scale without asking for proof',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getBookingQuote, storyQuote(sliding()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Lowest price/ })).toBeVisible();
    await expect(canvas.getByText('You choose. No proof needed.')).toBeVisible();
  },
};

export const Series: Story = {
  name: 'Says what each further session costs, and that only the first one is held',
  args: { sessions: 2, held: heldTime('2026-11-24T10:10:00-05:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Each additional session/)).toBeVisible();
    await expect(canvas.getByText(/Your first session is held until 10:10 AM/)).toBeVisible();
  },
};

const long: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    scenarios.answering(
      getBookingQuote,
      storyQuote({
        ...insured(),
        insurance: {
          coverageId: parse(coverageId, 'cov-layla'),
          insurer: 'AETNA',
          pays: { amountMinor: 9_000, currency: 'USD' },
          copay: { amountMinor: 3_000, currency: 'USD' },
          planName:
            'Blue Cross Blue Shield of Northeastern Pennsylvania Comprehensive Behavioral Health Network Plan 2026',
        },
      }),
    ),
  );

export const LongNames: Story = {
  name: 'A long plan name wraps on a phone',
  globals: phone,
  beforeEach: long,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid by Blue Cross/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'المتابعة إلى المراجعة' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue to the review' })).toBeVisible();
  },
};
