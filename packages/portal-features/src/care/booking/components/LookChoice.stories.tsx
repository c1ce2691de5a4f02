import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phone } from '../story-help.tsx';
import { LookChoice } from './LookChoice.tsx';

const meta = {
  title: 'Consumer/Booking parts/LookChoice',
  component: LookChoice,
  args: { view: 'steps', onChange: fn() },
  globals: phone,
} satisfies Meta<typeof LookChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Switches from the steps to the month',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full calendar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('calendar');
  },
};

export const FromTheMonth: Story = {
  name: 'Switches from the month to the steps by keyboard [CARE-8]',
  args: { view: 'calendar' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Step by step' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('steps');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'عرض الشهر كله' })).toBeVisible();
  },
};

export const Wide: Story = {
  name: 'Is hidden where both views show the month',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full calendar')).not.toBeVisible();
  },
};
