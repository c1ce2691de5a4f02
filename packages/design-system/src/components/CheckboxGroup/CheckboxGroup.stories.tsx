import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: {
    label: 'Kind of provider',
    name: 'kind',
    onChange: fn(),
    options: [
      { id: 'therapist', label: 'Therapist', count: 24 },
      { id: 'imam', label: 'Imam', count: 9 },
      { id: 'mentor', label: 'Mentor', count: 10 },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Kind of provider' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Imam 9' }));
    await userEvent.click(canvas.getByText('Therapist'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['imam', 'therapist']);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /Therapist/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /Imam/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['imam']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['imam', 'therapist']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['imam']);
  },
};

export const WithError: Story = {
  args: { isRequired: true, description: 'Choose as many as you like.', errorMessage: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose as many as you like. Choose at least one.',
    );
  },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { id: 'therapist', label: 'Therapist', count: 24 },
      { id: 'imam', label: 'Imam', count: 0, isDisabled: true },
    ],
    defaultValue: ['therapist'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Imam/ })).toBeDisabled();
  },
};

export const ReasonForDisabled: Story = {
  name: 'An option that cannot be chosen says why',
  args: {
    options: [
      { id: 'therapist', label: 'Therapist', count: 24 },
      { id: 'imam', label: 'Imam', count: 0, isDisabled: true, description: 'No one is free this week.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Imam/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Imam/ })).toHaveAccessibleDescription(
      /No one is free this week\./,
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: ['imam'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Therapist'));
    await expect(canvas.getByRole('checkbox', { name: /Therapist/ })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Inline: Story = {
  args: { layout: 'inline' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().top);
    await expect(first).toBe(second);
  },
};

export const InColumns: Story = {
  args: { layout: 'grid' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(first?.left).not.toBe(second?.left);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: ['mentor'], description: 'You can choose again once the search has ended.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Mentor/ })).toBeDisabled();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'You can choose again once the search has ended.',
    );
  },
};
export const LongText: Story = {
  args: {
    options: [
      { id: 'a', label: 'Grief and loss after the death of a parent, a partner or a child', count: 3 },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenberatung', count: 1 },
    ],
  },
};
export const Admin: Story = { args: { defaultValue: ['imam'] }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'نوع مقدّم الخدمة',
    options: [
      { id: 'a', label: 'معالج', count: 24 },
      { id: 'b', label: 'إمام', count: 9 },
    ],
    defaultValue: ['a'],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: /نوع مقدّم الخدمة/ }));
    await expect(group.getByRole('checkbox', { name: /^معالج/ })).toBeChecked();
    await expect(group.getByRole('checkbox', { name: /^إمام/ })).not.toBeChecked();
  },
};
