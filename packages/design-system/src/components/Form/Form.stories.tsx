import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, Form, FormActions, RadioGroup, SubmitButton, TextField } from '@sakina/design-system';
import type { FieldProblem, FormProps } from '@sakina/design-system';

type Words = Record<
  'name' | 'nameMissing' | 'email' | 'emailMissing' | 'meet' | 'meetMissing' | 'video' | 'chat' | 'send' | 'back',
  string
>;

const english: Words = {
  name: 'Full name',
  nameMissing: 'Write your full name.',
  email: 'Email',
  emailMissing: 'Write your email address, like amina@example.com.',
  meet: 'How would you like to meet?',
  meetMissing: 'Choose how you would like to meet.',
  video: 'Video',
  chat: 'Written chat',
  send: 'Ask for a first session',
  back: 'Back',
};
const arabic: Words = {
  name: 'الاسم الكامل',
  nameMissing: 'اكتب اسمك الكامل.',
  email: 'البريد الإلكتروني',
  emailMissing: 'اكتب عنوان بريدك، مثل amina@example.com.',
  meet: 'كيف تودّ أن نلتقي؟',
  meetMissing: 'اختر طريقة اللقاء.',
  video: 'فيديو',
  chat: 'محادثة مكتوبة',
  send: 'اطلب جلسة أولى',
  back: 'رجوع',
};

/** A form without a form library: it validates on submit. */
function Request({ words, onSubmit, ...form }: Omit<FormProps, 'children' | 'errors'> & { words: Words }) {
  const [values, setValues] = useState({ name: '', email: '', meet: '' });
  const [errors, setErrors] = useState<FieldProblem[]>([]);
  const messageOf = (name: string) => errors.find((problem) => problem.name === name)?.message;
  const change = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value });
    setErrors(errors.filter((problem) => problem.name !== name));
  };
  return (
    <Form
      {...form}
      errors={errors}
      onSubmit={(event) => {
        const missing = [
          { name: 'name', message: words.nameMissing },
          { name: 'email', message: words.emailMissing },
          { name: 'meet', message: words.meetMissing },
        ].filter((problem) => !values[problem.name as keyof typeof values]);
        setErrors(missing);
        return missing.length > 0 ? undefined : onSubmit(event);
      }}
    >
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        isRequired
        value={values.name}
        onChange={change('name')}
        errorMessage={messageOf('name')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        value={values.email}
        onChange={change('email')}
        errorMessage={messageOf('email')}
      />
      <RadioGroup
        label={words.meet}
        name="meet"
        isRequired
        value={values.meet}
        onChange={change('meet')}
        options={[
          { id: 'video', label: words.video },
          { id: 'chat', label: words.chat },
        ]}
        errorMessage={messageOf('meet')}
      />
      <FormActions>
        <Button variant="secondary">{words.back}</Button>
        <SubmitButton>{words.send}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const meta = {
  title: 'Design system/Forms/Form',
  component: Form,
  tags: ['autodocs'],
  subcomponents: { SubmitButton },
  args: { onSubmit: fn(), children: null },
  render: ({ children: _children, errors: _errors, ...args }, { globals }) => (
    <Request {...args} words={globals['locale'] === 'ar' ? arabic : english} />
  ),
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina Haddad');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amina@example.com');
    await userEvent.click(canvas.getByText('Video'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a first session' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const WithProblems: Story = {
  name: 'Lists the errors at the top, and keeps what was typed [ERROR-2]',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a first session' }));
    const summary = await canvas.findByRole('region', { name: 'Check 2 answers' });
    await expect(summary).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina Haddad');
    await userEvent.click(canvas.getByRole('link', { name: english.emailMissing }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const Mended: Story = {
  name: 'Never takes focus while a field is being corrected',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Video'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina{Enter}');
    await canvas.findByRole('region', { name: 'Check one answer' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'amina@example.com');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region')).toHaveFocus();
  },
};

export const FirstField: Story = {
  name: 'A short form leads to the first wrong field',
  args: { errorFocus: 'field' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a first session' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  name: 'Sends once, however often it is pressed',
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amina@example.com');
    await userEvent.click(canvas.getByText('Written chat'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Ask for a first session' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sending…')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Amina Haddad{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Check 2 answers' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('amina@example.com');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Video' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ask for a first session' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    errorTitle:
      'We could not send your request, since a few answers that your provider needs before the first session are not here yet',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a first session' }));
    await expect(await canvas.findByRole('region', { name: /We could not send your request/ })).toBeVisible();
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'الاسم الكامل' }), 'أمينة حدّاد{Enter}');
    await expect(await canvas.findByRole('region', { name: 'إجابتان تحتاجان إلى مراجعة' })).toHaveFocus();
  },
};
