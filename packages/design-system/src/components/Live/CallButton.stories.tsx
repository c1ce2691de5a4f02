import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { CallButton, NightStage } from '@sakina/design-system';

const meta: Meta<typeof CallButton> = {
  title: 'Design system/Live/CallButton',
  component: CallButton,
  tags: ['autodocs'],
  args: {
    onPress: fn(),
    children: (
      <>
        <MessagesSquare aria-hidden />
        <span>People and chat</span>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CallButton>;

export const Default: Story = {
  name: 'Shows how much is new without changing its name, since what is new is said by itself',
  args: { count: 3, 'aria-expanded': false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'People and chat' });
    await expect(button).toHaveTextContent('3');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'People and chat' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: 'Is as high as a thumb on a phone, and keeps its name without its word',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { height, width } = canvas.getByRole('button', { name: 'People and chat' }).getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    count: 1204,
    children: (
      <>
        <MessagesSquare aria-hidden />
        <span>Everyone here, what is written, and what is noted</span>
      </>
    ),
  },
};
export const OnAPage: Story = { decorators: [(Story) => <Story />] };
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    count: 3,
    children: (
      <>
        <MessagesSquare aria-hidden />
        <span>الحاضرون والدردشة</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'الحاضرون والدردشة' })).toHaveTextContent(/3|٣/);
  },
};
