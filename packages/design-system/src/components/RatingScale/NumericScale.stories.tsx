import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumericScale } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/NumericScale',
  component: NumericScale,
  tags: ['autodocs'],
  args: {
    label: 'How heavy does today feel?',
    name: 'distress',
    isRequired: true,
    lowLabel: 'Light',
    highLabel: 'Heavier than I can carry',
    onChange: fn(),
  },
} satisfies Meta<typeof NumericScale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(11);
    await userEvent.click(canvas.getByText('7'));
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByRole('radiogroup', { name: 'How heavy does today feel?' })).toHaveAccessibleDescription(
      'Your answer: 7',
    );
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, the ends in words [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '0, Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '10, Heavier than I can carry' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: '9' })).not.toHaveFocus();
  },
};

export const Answered: Story = { args: { defaultValue: 4, description: 'Only your provider sees this.' } };
export const WithError: Story = {
  args: { errorMessage: 'Choose a number.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 4 } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4' })).toBeDisabled();
  },
};
export const OneToFive: Story = {
  args: { label: 'How well did you feel heard?', from: 1, to: 5, lowLabel: 'Not at all', highLabel: 'Fully' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 4 },
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect().width ?? 0);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  },
};
export const LongText: Story = {
  args: {
    lowLabel: 'As if there was nothing at all that I would have to think of today',
    highLabel: 'As if I could not carry it for one more hour without someone beside me',
  },
};
export const Admin: Story = { args: { defaultValue: 4 }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { defaultValue: 4 }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'ما مدى ثقل هذا اليوم عليك؟', lowLabel: 'خفيف', highLabel: 'أثقل ممّا أحتمل', defaultValue: 0 },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect().left ?? 0);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
