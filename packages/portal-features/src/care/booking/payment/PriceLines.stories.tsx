import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { insured, phone, sliding, storyQuote } from '../story-help.tsx';
import { PriceLines } from './PriceLines.tsx';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

const meta = {
  title: 'Consumer/Booking parts/PriceLines',
  component: PriceLines,
  args: { quote: storyQuote(), sessions: 1 },
} satisfies Meta<typeof PriceLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the price, no tax, and what is left to pay',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tax on care')).toBeVisible();
    await expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('You pay $120');
  },
};

export const Insured: Story = {
  name: 'Deducts what the insurance pays',
  args: { quote: storyQuote(insured()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid by Aetna Open Choice PPO')).toBeVisible();
    await expect(canvas.getByText('−$90.00')).toBeVisible();
    await expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$30');
  },
};

export const ScaleAndCode: Story = {
  name: 'Deducts the step of the scale, then the code',
  args: {
    quote: storyQuote({
      ...sliding(),
      slidingScaleStep: 'REDUCED',
      coupon: { code: 'WELCOME20', status: 'APPLIED', discount: usd(1_800) },
      total: usd(7_200),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$30.00')).toBeVisible();
    await expect(canvas.getByText('Promo code WELCOME20')).toBeVisible();
    await expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$72');
  },
};

export const Series: Story = {
  name: 'Says what each further session costs',
  args: { quote: storyQuote({ furtherTotal: usd(9_000) }), sessions: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Each additional session/)).toHaveTextContent('$90');
    await expect(canvas.getByText(/^All \d+ sessions/)).toHaveTextContent(/× \$90 = \$\d+/);
  },
};

export const NothingToPay: Story = {
  args: { quote: storyQuote({ total: usd(0) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay', { selector: 'p' })).toHaveTextContent('$0');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  args: { quote: storyQuote(insured()) },
  play: async ({ canvas }) => {
    const total = canvas.getByText('المبلغ عليك', { selector: 'p' });
    await expect(total).toHaveTextContent('30');
    const [words, sum] = [
      total.getBoundingClientRect(),
      (total.querySelector('bdi') as HTMLElement).getBoundingClientRect(),
    ];
    await expect(sum.left - words.left).toBeLessThan(words.right - sum.right);
  },
};
