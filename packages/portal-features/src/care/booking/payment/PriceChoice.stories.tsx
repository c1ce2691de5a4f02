import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noWish } from '../model/payment.ts';
import { insured, sliding, storyQuote } from '../story-help.tsx';
import { PriceChoice } from './PriceChoice.tsx';

const meta = {
  title: 'Consumer/Booking parts/PriceChoice',
  component: PriceChoice,
  args: { quote: storyQuote({ ...insured(), ...sliding() }), wish: noWish, onChange: fn() },
} satisfies Meta<typeof PriceChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers insurance first, with what is left to pay either way',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Use my insurance/ })).toBeChecked();
    await expect(canvas.getByText('Aetna Open Choice PPO pays $90; you pay the rest.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Reduced price/ })).toBeNull();
    await expect(canvas.getByText(/and you can choose a lower price\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Pay out of pocket/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ payBy: 'SELF' });
  },
};

export const BySelf: Story = {
  name: 'Offers a sliding scale without proof, by keyboard [CARE-8]',
  args: { wish: { ...noWish, payBy: 'SELF' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You choose. No proof needed.')).toBeVisible();
    canvas.getByRole('radio', { name: /Full price/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ slidingScaleStep: 'REDUCED' });
  },
};

export const ByDonation: Story = {
  name: 'Asks what the client gives, from nothing on [CLOUD-179]',
  args: {
    quote: storyQuote({
      price: { amountMinor: 0, currency: 'USD' },
      donation: { amountMinor: 0, currency: 'USD' },
      total: { amountMinor: 0, currency: 'USD' },
    }),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /Your donation/ });
    await expect(field).toHaveValue('');
    await userEvent.type(field, '15');
    await expect(args.onChange).toHaveBeenLastCalledWith({ donationMinor: 1500 });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith({ donationMinor: 0 });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OnePrice: Story = {
  name: 'Is empty where there is nothing to choose',
  args: { quote: storyQuote() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /استخدام تأميني/ })).toBeChecked();
  },
};
