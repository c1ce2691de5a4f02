import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from '@sakina/design-system';

const meta = {
  title: 'Design system/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: {
    label: 'Booking a session',
    steps: [
      { id: 'service', label: 'Service' },
      { id: 'time', label: 'Time' },
      { id: 'details', label: 'Details' },
      { id: 'review', label: 'Review' },
      { id: 'done', label: 'Done' },
    ],
    current: 'details',
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(
      canvas.getByRole('list', { name: 'Booking a session' }).querySelector('[aria-current="step"]'),
    ).toHaveTextContent('Details');
  },
};

export const BackByButton: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time (done)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('time');
    await expect(canvas.queryByRole('button', { name: /Review/ })).toBeNull();
  },
};

export const BackByLink: Story = {
  args: {
    steps: [
      { id: 'service', label: 'Service', href: '#service' },
      { id: 'time', label: 'Time', href: '#time' },
      { id: 'review', label: 'Review', href: '#review' },
    ],
    current: 'time',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Service (done)' })).toHaveAttribute('href', '#service');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Phone: Story = {
  args: { onSelect: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Step 3 of 5: Details')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Service (done)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('service');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Service (done)' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Time (done)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('time');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('service');
  },
};

const many = ['Reasons', 'Preferences', 'Meeting', 'Questionnaires', 'Emergency', 'Review'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
export const ManySteps: Story = {
  name: 'Six steps stay in one line: the current one in words, the others named for screen readers',
  args: { steps: many, current: 'meeting', onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reasons (done)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('reasons');
  },
};

export const FirstStep: Story = { args: { current: 'service' } };
export const LastStep: Story = { args: { current: 'done' } };
export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Choose the service that you need' },
      { id: 'b', label: 'Choose a time in your own zone' },
      { id: 'c', label: 'Tell us what we should know' },
    ],
    current: 'b',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'حجز جلسة',
    steps: [
      { id: 'service', label: 'الخدمة' },
      { id: 'time', label: 'الموعد' },
      { id: 'details', label: 'التفاصيل' },
      { id: 'review', label: 'المراجعة' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('list', { name: 'حجز جلسة' }).querySelector('[aria-current="step"]'),
    ).toHaveTextContent('التفاصيل');
  },
};
