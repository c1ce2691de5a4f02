import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentProblem } from './PaymentProblem.tsx';

const meta = {
  title: 'Consumer/Booking parts/PaymentProblem',
  component: PaymentProblem,
  args: { failure: { kind: 'card', code: 'CARD_DECLINED' } },
} satisfies Meta<typeof PaymentProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces that the card was refused and nothing was charged [ERROR-2]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/othing/);
  },
};

export const PriceChanged: Story = {
  args: { failure: { kind: 'price' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/price/i);
  },
};

export const None: Story = {
  name: 'Shows nothing where nothing went wrong',
  args: { failure: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
