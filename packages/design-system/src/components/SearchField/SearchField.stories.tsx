import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: {
    label: 'Search by name or specialty',
    placeholder: 'Grief, anxiety, Dr. Idris…',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search by name or specialty' });
    await userEvent.type(field, 'grief{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('grief');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { defaultValue: 'anxiety' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('grief{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('grief');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search by name or specialty' })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
  },
};

export const WithError: Story = { args: { defaultValue: 'a', errorMessage: 'Write at least two letters.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { defaultValue: 'family therapy in Arabic or French on weekday evenings near Rotterdam' },
};
export const Admin: Story = {
  args: { label: 'Search sessions', placeholder: 'Name or session id' },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'ابحث بالاسم أو التخصّص', placeholder: 'القلق', defaultValue: 'الحزن' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'ابحث بالاسم أو التخصّص' })).toHaveValue('الحزن');
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/مسح|امسح|محو/);
  },
};
