import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingScale } from '@sakina/design-system';

const frequency = [
  { value: 0, label: 'Not at all' },
  { value: 1, label: 'Several days' },
  { value: 2, label: 'More than half the days' },
  { value: 3, label: 'Nearly every day' },
];

const meta = {
  title: 'Design system/Forms/RatingScale',
  component: RatingScale,
  tags: ['autodocs'],
  args: {
    label: 'Over the last two weeks, how often have you had little interest or pleasure in doing things?',
    name: 'interest',
    isRequired: true,
    points: frequency,
    onChange: fn(),
  },
} satisfies Meta<typeof RatingScale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An answer in words, and what it counts [CARE-2]',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: /how often have you had little interest/ });
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Not answered yet');
    await userEvent.click(canvas.getByText('Not at all'));
    await expect(canvas.getByRole('radio', { name: 'Not at all' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(group).toHaveAccessibleDescription('Your answer: Not at all');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Not at all' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Not at all' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Several days' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Nearly every day' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Nearly every day' })).not.toHaveFocus();
  },
};

export const Answered: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'More than half the days' })).toBeChecked();
    await expect(canvas.getByText('Your answer: More than half the days')).toBeVisible();
  },
};

export const UnknownValue: Story = {
  args: { value: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const Optional: Story = {
  args: { isRequired: false, description: 'You can leave this out and speak about it instead.' },
};

export const WithError: Story = {
  args: { errorMessage: 'Choose the answer that is nearest.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose the answer that is nearest. Not answered yet',
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Nearly every day'));
    await expect(canvas.getByRole('radio', { name: 'Several days' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 1, description: 'This questionnaire was sent on 17 November.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Several days' })).toBeDisabled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 1 },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};

export const LongText: Story = {
  args: {
    label:
      'How often have you been bothered by feeling bad about yourself, or that you are a failure, or that you have let yourself or your family down?',
    points: [
      { value: 0, label: 'Never, or so rarely that I would not have thought of it myself' },
      { value: 1, label: 'Now and then' },
      { value: 2, label: 'Almost always, from the morning until I fall asleep' },
    ],
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { defaultValue: 2 },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], args: { defaultValue: 2 }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'خلال الأسبوعين الماضيين، كم مرّة شعرت بقلّة الاهتمام أو المتعة؟',
    points: [
      { value: 0, label: 'أبدًا' },
      { value: 1, label: 'عدّة أيام' },
      { value: 2, label: 'أكثر من نصف الأيام' },
      { value: 3, label: 'كلّ يوم تقريبًا' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'عدّة أيام' })).toBeChecked();
    await expect(canvas.getByText('إجابتك: عدّة أيام')).toBeVisible();
  },
};
