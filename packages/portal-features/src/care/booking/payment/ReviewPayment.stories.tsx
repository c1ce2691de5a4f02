import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { insured, storyQuote } from '../story-help.tsx';
import { ReviewPayment } from './ReviewPayment.tsx';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

const meta = {
  title: 'Consumer/Booking parts/ReviewPayment',
  component: ReviewPayment,
  args: { quote: storyQuote(), card: { token: 'pm-1', brand: 'VISA', last4: '4242' }, sessions: 1, onEdit: fn() },
} satisfies Meta<typeof ReviewPayment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what is paid, with which card and when, and leads back to change it',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('$120')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await expect(canvas.getByText('After the session')).toBeVisible();
    await expect(canvas.getByText('You aren’t charged when you book.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Insured: Story = {
  args: { quote: storyQuote(insured()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by Aetna Open Choice PPO')).toBeVisible();
    await expect(canvas.getByText('$90')).toBeVisible();
  },
};

export const Now: Story = {
  name: 'Says that the booking is charged at once, and why',
  args: { quote: storyQuote({ timing: 'NOW', dueNow: usd(12_000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re charged \$120 when you book, because the session starts soon/)).toBeVisible();
  },
};

export const Series: Story = {
  args: { sessions: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$120; /)).toBeVisible();
    await expect(canvas.getByText('After each session')).toBeVisible();
  },
};

export const NothingToPay: Story = {
  name: 'Names no card where nothing is paid',
  args: { quote: storyQuote({ timing: 'NEVER', total: usd(0), furtherTotal: usd(0) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never: this session is free')).toBeVisible();
    await expect(canvas.queryByText(/ending in 4242/)).toBeNull();
  },
};

export const FreeByCode: Story = {
  name: 'Says nothing of a charge when a code makes the only session free [CALL-33]',
  args: { quote: storyQuote({ total: usd(0) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never: this session is free')).toBeVisible();
    await expect(canvas.queryByText(/\$120/)).toBeNull();
  },
};

export const FirstFreeByCode: Story = {
  name: 'Says what the further sessions cost when a code makes the first one free',
  args: { quote: storyQuote({ total: usd(0) }), sessions: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The first session is free. You’ll be charged $120 after each additional session.'),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visa.? المنتهية بالرقم 4242/)).toBeVisible();
  },
};
