import type { PlatformFigures } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SummaryFigures } from './SummaryFigures.tsx';

/** Figures of a period; sums in cents. */
function figuresOf(gross: number, refunds: number, completedSessions: number): PlatformFigures {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const fees = Math.round(gross * 0.15);
  return {
    gross: usd(gross),
    refunds: usd(refunds),
    platformFees: usd(fees),
    insurerPayments: usd(0),
    adjustments: usd(0),
    net: usd(gross - refunds - fees),
    payouts: usd(0),
    completedSessions,
  };
}

const meta = {
  title: 'Admin/Revenue/Figures',
  component: SummaryFigures,
  args: { figures: figuresOf(1_200_000, 24_000, 96), before: figuresOf(1_000_000, 48_000, 96) },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof SummaryFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Each figure says by how much it changed, and what it was [ADM-53]',
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region'));
    await expect(figures.getByText('$12,000')).toBeVisible();
    await expect(figures.getByText(/20%.*\$10,000/)).toBeVisible();
    await expect(figures.getByText(/50%.*\$480/)).toBeVisible();
  },
};

export const NothingBefore: Story = {
  name: 'Without a period before, figures stand alone',
  args: { before: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12,000')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'A period in which nothing was paid',
  args: { figures: figuresOf(0, 0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$0')).toHaveLength(4);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
