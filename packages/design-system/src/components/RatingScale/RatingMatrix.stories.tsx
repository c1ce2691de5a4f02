import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingMatrix } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/RatingMatrix',
  component: RatingMatrix,
  tags: ['autodocs'],
  args: {
    label: 'Over the last two weeks, how often have you been bothered by the following?',
    points: [
      { value: 0, label: 'Not at all' },
      { value: 1, label: 'Several days' },
      { value: 2, label: 'More than half the days' },
      { value: 3, label: 'Nearly every day' },
    ],
    questions: [
      { name: 'nervous', label: 'Feeling nervous, anxious or on edge' },
      { name: 'worry', label: 'Not being able to stop or control worrying' },
      { name: 'relax', label: 'Trouble relaxing' },
      { name: 'restless', label: 'Being so restless that it is hard to sit still' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RatingMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Each question is its own group, and the number of open ones is announced [CARE-2]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: /Over the last two weeks/ })).toHaveAccessibleDescription(
      '0 of 4 answered',
    );
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(4);
    const relax = canvas.getByRole('radiogroup', { name: 'Trouble relaxing' });
    await userEvent.click(relax.querySelectorAll('label')[1] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith({ relax: 1 }, 'relax');
    await expect(canvas.getByText('1 of 4 answered')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, row by row [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ nervous: 2 }, 'nervous');
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'Not at all' })[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ nervous: 2, worry: 3 }, 'worry');
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole('radio', { name: 'More than half the days' })[0]).toHaveFocus();
  },
};

export const Answered: Story = {
  args: { defaultValue: { nervous: 1, worry: 2, relax: 0, restless: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 4 answered')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(4);
  },
};

export const WithError: Story = {
  args: {
    defaultValue: { nervous: 1 },
    questions: [
      { name: 'nervous', label: 'Feeling nervous, anxious or on edge' },
      {
        name: 'worry',
        label: 'Not being able to stop or control worrying',
        errorMessage: 'Choose the answer that is nearest.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /stop or control worrying/ })).toHaveAccessibleDescription(
      'Choose the answer that is nearest.',
    );
  },
};

export const ReadOnly: Story = {
  args: {
    isReadOnly: true,
    defaultValue: { nervous: 1, worry: 2, relax: 0, restless: 3 },
    description: 'You sent this on 17 November.',
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: { nervous: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: 'Not at all' })[0]).toBeDisabled();
  },
};
export const OneQuestion: Story = {
  args: { questions: [{ name: 'nervous', label: 'Feeling nervous, anxious or on edge' }] },
};
export const Empty: Story = {
  args: { questions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 0 answered')).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: { nervous: 1 } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getAllByText('Several days').filter((words) => words.checkVisibility())).toHaveLength(4);
  },
};
export const LongText: Story = {
  args: {
    questions: [
      {
        name: 'a',
        label:
          'Moving or speaking so slowly that other people could have noticed, or the opposite: being so fidgety or restless that you have been moving around a lot more than usual',
      },
      { name: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenangst' },
    ],
  },
};
export const Admin: Story = {
  args: { defaultValue: { nervous: 1, worry: 2 } },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { args: { defaultValue: { nervous: 1, worry: 2 } }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'خلال الأسبوعين الماضيين، كم مرّة أزعجك ما يلي؟',
    points: [
      { value: 0, label: 'أبدًا' },
      { value: 1, label: 'عدّة أيام' },
      { value: 2, label: 'أكثر من نصف الأيام' },
      { value: 3, label: 'كلّ يوم تقريبًا' },
    ],
    questions: [
      { name: 'a', label: 'الشعور بالتوتّر أو القلق' },
      { name: 'b', label: 'عدم القدرة على إيقاف القلق' },
      { name: 'c', label: 'صعوبة الاسترخاء' },
    ],
    defaultValue: { a: 1 },
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/تمت الإجابة عن/)).toBeVisible();
  },
};
