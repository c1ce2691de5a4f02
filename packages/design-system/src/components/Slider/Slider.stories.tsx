import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider } from '@sakina/design-system';

const minutes = (value: number) => (value === 0 ? 'no break' : `${value} minutes`);

const meta = {
  title: 'Design system/Forms/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: {
    label: 'Break between two sessions',
    name: 'break',
    defaultValue: 15,
    minValue: 0,
    maxValue: 60,
    step: 5,
    formatValue: minutes,
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Break between two sessions' });
    await expect(thumb).toHaveValue('15');
    await expect(thumb).toHaveAttribute('aria-valuetext', '15 minutes');
    await expect(canvas.getByText('15 minutes')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, in words [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '10 minutes');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuetext', 'no break');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
  },
};

export const Range: Story = {
  args: {
    label: 'Session price',
    defaultValue: [40, 120],
    maxValue: 200,
    step: 5,
    formatValue: (value) => `$${value}`,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('$40 to $120')).toBeVisible();
    const upper = canvas.getByRole('slider', { name: 'To Session price' });
    upper.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([40, 115]);
    canvas.getByRole('slider', { name: 'From Session price' }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([115, 115]);
  },
};

export const WithNumberEntry: Story = {
  name: 'The number can be typed; nothing has to be dragged [CARE-8]',
  args: { hasNumberEntry: true },
  play: async ({ canvas, args }) => {
    const exact = canvas.getByRole('textbox', { name: 'Break between two sessions, exact number' });
    await userEvent.clear(exact);
    await userEvent.type(exact, '45{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await expect(canvas.getByRole('slider')).toHaveValue('45');
    await userEvent.clear(exact);
    await userEvent.type(exact, '900{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
  },
};

export const RangeWithNumberEntry: Story = {
  args: {
    label: 'Session price',
    defaultValue: [40, 120],
    maxValue: 200,
    step: 5,
    formatValue: (value) => `$${value}`,
    hasNumberEntry: true,
  },
  play: async ({ canvas, args }) => {
    const upper = canvas.getByRole('textbox', { name: 'To, exact number' });
    await userEvent.clear(upper);
    await userEvent.type(upper, '20{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([20, 40]);
  },
};

const ticks = [
  { value: 0, label: 'None' },
  { value: 30, label: 'Half an hour' },
  { value: 60, label: 'An hour' },
];
export const WithTicks: Story = {
  args: { ticks, description: 'For notes and a glass of water.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('For notes and a glass of water.');
    await expect(canvas.getByText('Half an hour')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { defaultValue: 0, errorMessage: 'Leave at least five minutes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeInvalid();
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription('Leave at least five minutes.');
  },
};

export const OutOfRange: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('0');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, hasNumberEntry: true, description: 'Your organization has set this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ticks, hasNumberEntry: true },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
  },
};
export const LongText: Story = {
  args: {
    label:
      'How long a break you would like to have between the end of one session and the beginning of the next one on the same day',
    formatValue: (value) => `${value} minutes, of which the first five are for your notes`,
  },
};
export const Admin: Story = { args: { ticks, hasNumberEntry: true }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { ticks }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'الاستراحة بين جلستين',
    formatValue: (value) => `${new Intl.NumberFormat('ar-AE').format(value)} دقيقة`,
    ticks: [
      { value: 0, label: 'بلا' },
      { value: 30, label: 'نصف ساعة' },
      { value: 60, label: 'ساعة' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    const none = canvas.getByText('بلا').getBoundingClientRect().left;
    await expect(none).toBeGreaterThan(canvas.getByText('ساعة').getBoundingClientRect().left);
  },
};
