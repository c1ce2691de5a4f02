import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary, RadioGroup, Select, TextField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  args: {
    title: 'Three answers are missing',
    errors: [
      { name: 'fullName', message: 'Write your full name.' },
      { name: 'language', message: 'Choose the language of the session.' },
      { name: 'modality', message: 'Choose how you would like to meet.' },
    ],
  },
  render: (args) => (
    <form noValidate style={{ display: 'grid', gap: '1.5rem' }}>
      <ErrorSummary {...args} />
      <TextField label="Full name" name="fullName" isRequired errorMessage={args.errors[0]?.message} />
      <Select
        label="Language"
        name="language"
        isRequired
        options={[{ id: 'ar', label: 'Arabic' }]}
        errorMessage={args.errors[1]?.message}
      />
      <RadioGroup
        label="How would you like to meet?"
        name="modality"
        isRequired
        options={[
          { id: 'video', label: 'Video' },
          { id: 'chat', label: 'Written chat' },
        ]}
        errorMessage={args.errors[2]?.message}
      />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes focus and leads to the fields [ERROR-2]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Three answers are missing' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write your full name.' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the language of the session.' }));
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveFocus();
    canvas.getByRole('link', { name: 'Choose how you would like to meet.' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Video' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write your full name.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Video' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    title: 'We could not send the form because one answer is longer than what your provider’s system can keep',
    errors: [
      {
        name: 'fullName',
        message:
          'Shorten what you wrote under ‘Full name’ to two hundred characters; nothing of it is lost until you do.',
      },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { title: 'إجابة واحدة ناقصة', errors: [{ name: 'fullName', message: 'اكتب اسمك الكامل.' }] },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'اكتب اسمك الكامل.' })).toBeVisible();
  },
};
