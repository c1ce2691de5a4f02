import { CardEntryProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NewCard } from './NewCard.tsx';

const meta = {
  title: 'Consumer/Booking parts/NewCard',
  component: NewCard,
  args: { onElement: fn(), isKept: false },
} satisfies Meta<typeof NewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Mounts the payment service’s fields, and says that the card is used once',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onElement).toHaveBeenCalled());
    await expect(canvas.getByText('This card is used once and not saved.')).toBeVisible();
  },
};

export const Kept: Story = {
  args: { isKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can remove it any time/)).toBeVisible();
  },
};

const never = () => new Promise<never>(() => undefined);
export const Loading: Story = {
  decorators: [
    (Story) => (
      <CardEntryProvider load={never}>
        <Story />
      </CardEntryProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This card is used once and not saved.')).toBeVisible();
    await expect(args.onElement).not.toHaveBeenCalled();
  },
};

const refuses = fn(() => Promise.reject(new globalThis.Error('blocked')));
export const Unavailable: Story = {
  name: 'Says that the payment service cannot be reached, and retries on request [ERROR-2]',
  beforeEach: () => void refuses.mockClear(),
  decorators: [
    (Story) => (
      <CardEntryProvider load={refuses}>
        <Story />
      </CardEntryProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() => expect(refuses).toHaveBeenCalledTimes(2));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onElement).toHaveBeenCalled());
    await expect(canvas.getByText(/البطاقة/)).toBeVisible();
  },
};
