import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CardChoice, NEW_CARD } from './CardChoice.tsx';

const saved = [
  {
    id: 'pm-1',
    brand: 'VISA' as const,
    last4: '4242',
    expiresOn: '2029-04-30',
    isDefault: true,
    addedAt: '2026-01-12T10:00:00Z',
  },
  {
    id: 'pm-2',
    brand: 'MASTERCARD' as const,
    last4: '4444',
    expiresOn: '2027-03-31',
    isDefault: false,
    addedAt: '2026-05-02T10:00:00Z',
  },
];

const meta = {
  title: 'Consumer/Booking parts/CardChoice',
  component: CardChoice,
  args: { saved, entered: null, value: 'pm-1', onChange: fn(), onElement: fn(), isKept: true, errorMessage: undefined },
} satisfies Meta<typeof CardChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names each card by its brand and last digits, with its expiry date',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    await expect(canvas.getByText('Expires March 2027')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Mastercard ending in 4444/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('pm-2');
  },
};

export const TypedInBefore: Story = {
  name: 'Offers the card that was typed in just now first',
  args: { entered: { token: 'tok-1', brand: 'AMEX', last4: '0005' }, value: 'tok-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
    await expect(canvas.getByText('Just added')).toBeVisible();
  },
};

export const NewOne: Story = {
  name: 'Opens the payment service’s fields for a new card, and says whether it is saved',
  args: { saved: [], value: NEW_CARD },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Another card/ })).toBeChecked();
    await expect(canvas.getByText(/We’ll save this card and charge it after your sessions/)).toBeVisible();
    await waitFor(() => expect(args.onElement).toHaveBeenCalled());
  },
};

export const NoneChosen: Story = {
  args: { errorMessage: 'Choose a card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /Card/ })).toHaveAccessibleDescription(/Choose a card/);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Visa.? المنتهية بالرقم 4242/ })).toBeChecked();
  },
};
