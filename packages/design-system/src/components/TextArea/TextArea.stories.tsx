import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, TextArea } from '@sakina/design-system';
import type { TextAreaProps } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: {
    label: 'What would you like to talk about?',
    name: 'reason',
    maxLength: 500,
    description: 'Only your provider reads this.',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'What would you like to talk about? (optional)' });
    await userEvent.type(field, 'I have not slept well.');
    await expect(args.onChange).toHaveBeenLastCalledWith('I have not slept well.');
    await expect(canvas.getByText('22 of 500 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 40, defaultValue: 'My father died in spring and I cannot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 characters left');
  },
};

export const TooLong: Story = {
  args: { maxLength: 40 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('My father died in spring and I cannot speak of it');
    await expect(field).toHaveValue('My father died in spring and I cannot speak of it');
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('9 characters too many');
  },
};

const tooLong = 'Use up to 40 characters.';
/** A field whose owner looks at it only when it is asked to, as a form does. */
function Checked(props: TextAreaProps) {
  const [isChecked, setChecked] = useState(false);
  return (
    <>
      <TextArea {...props} errorMessage={isChecked ? tooLong : undefined} />
      <Button onPress={() => setChecked(!isChecked)}>Check</Button>
    </>
  );
}
export const TooLongAndRefused: Story = {
  name: 'Announces an error that appears after the text was already too long [ERROR-2][CARE-8]',
  args: { maxLength: 40, defaultValue: 'My father died in spring and I cannot speak of it' },
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Only your provider reads this.');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(field).toHaveAccessibleDescription(`Only your provider reads this. ${tooLong}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(field).toHaveAccessibleDescription('Only your provider reads this.');
  },
};

export const WithError: Story = {
  args: {
    label: 'Why are you canceling?',
    isRequired: true,
    errorMessage: 'Write a sentence, so that Dr. Idris Benali knows what happened.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Write a sentence/);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('I cannot sleep.{Enter}Since spring.');
    await expect(args.onChange).toHaveBeenLastCalledWith('I cannot sleep.\nSince spring.');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'I have not slept well since spring.', isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' More');
    await expect(canvas.getByRole('textbox')).toHaveValue('I have not slept well since spring.');
  },
};

export const LongText: Story = {
  args: {
    label: 'What would you like to talk about, and what should your provider know before the first session begins?',
    defaultValue:
      'My father died in spring. I have gone back to work, and everyone says that I am strong. At night I lie awake and count what I did not say to him. My sister does not want to hear of it, and my husband is tired. I would like someone to tell me whether this ends. Donaudampfschifffahrtsgesellschaftskapitänswitwenberatung.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBe(field.clientWidth);
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'Signed on 24 November and cannot be changed.', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { label: 'عمّ تودّ أن تتحدّث؟', defaultValue: 'لم أنم جيدًا منذ أسابيع.' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^عمّ تودّ أن تتحدّث؟.*اختياري/ })).toHaveValue(
      'لم أنم جيدًا منذ أسابيع.',
    );
  },
};
