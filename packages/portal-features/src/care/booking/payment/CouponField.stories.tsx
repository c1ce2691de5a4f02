import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponField } from './CouponField.tsx';

const off = { amountMinor: 2_400, currency: 'USD' as const };

const meta = {
  title: 'Consumer/Booking parts/CouponField',
  component: CouponField,
  args: {
    value: '',
    onChange: fn(),
    coupon: null,
    isMalformed: false,
    isPending: false,
    onApply: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CouponField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Checks a code only on request',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Promo code/ }), 'W');
    await expect(args.onChange).toHaveBeenLastCalledWith('W');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Remove code' })).toBeNull();
  },
};

export const Applied: Story = {
  name: 'Announces the discount of a code, and removes it again [CARE-8]',
  args: { value: 'welcome20', coupon: { code: 'WELCOME20', status: 'APPLIED', discount: off } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME20 applied: $24 off.');
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove code' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = {
  name: 'Says at the field that a code has expired [ERROR-2]',
  args: { value: 'AUTUMN25', coupon: { code: 'AUTUMN25', status: 'EXPIRED', discount: off } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Promo code/ })).toHaveAccessibleDescription(
      /The code AUTUMN25 has expired/,
    );
  },
};
export const Unknown: Story = {
  args: { value: 'HELLO', coupon: { code: 'HELLO', status: 'UNKNOWN', discount: off } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Promo code/ })).toHaveAccessibleDescription(
      /Check it, or leave this blank/,
    );
  },
};
export const NotWithInsurance: Story = {
  args: { value: 'WELCOME20', coupon: { code: 'WELCOME20', status: 'NOT_WITH_INSURANCE', discount: off } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Promo code/ })).toHaveAccessibleDescription(
      /can’t be combined with insurance/,
    );
  },
};
export const Malformed: Story = {
  args: { value: '!!', isMalformed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Promo code/ })).toHaveAccessibleDescription(/3 to 24 letters/);
  },
};
export const ChangedSince: Story = {
  name: 'Clears the result of the last code while another is typed',
  args: { value: 'AUTUMN2', coupon: { code: 'AUTUMN25', status: 'EXPIRED', discount: off } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Promo code/ })).toBeValid();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { value: 'WELCOME20', coupon: { code: 'WELCOME20', status: 'APPLIED', discount: off } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME20');
  },
};
