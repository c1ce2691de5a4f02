import { Button, Form } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useKeptReason } from '../../../shared/dialogs/index.ts';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { RecordWordsField } from './RecordWordsField.tsx';

interface AskingProps {
  /** What the field holds at first. */
  start: string;
  send: string;
  onSend: (words: string) => void;
}

/** A form that asks to read a record. */
function Asking({ start, send, onSend }: AskingProps) {
  const form = useForm({ defaultValues: { words: start } });
  const kept = useKeptReason(form, 'words', 'story-words');
  return (
    <Form onSubmit={(event) => form.handleSubmit(({ words }) => onSend(words))(event)}>
      <RecordWordsField form={form} name="words" kept={kept} />
      <Button type="submit">{send}</Button>
    </Form>
  );
}

const WHY = 'A court order of November 20 asks for the notes.';

const meta = {
  title: 'Admin/Safety/Reason for access',
  component: Asking,
  globals: { theme: 'admin', density: 'compact' },
  args: { start: '', send: 'Request access', onSend: fn() },
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who reads it, and sends what was typed [SEC-8]',
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox', { name: /Why you need access/ });
    await expect(words).toBeRequired();
    await expect(words).toHaveAccessibleDescription(/The other administrator reads this, and it stays in the log\./);
    await userEvent.type(words, WHY);
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(WHY));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooShort: Story = {
  name: 'Asks for at least 20 characters, spaces at the ends aside, and sends nothing before',
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox');
    await userEvent.type(words, '   A court order asks.   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await expect(await canvas.findByText('Use at least 20 characters.')).toBeVisible();
    await waitFor(() => expect(words).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(words);
    await userEvent.type(words, 'A court order asks..');
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  name: 'Takes 500 characters, and no more',
  args: { start: 'x'.repeat(501) },
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(words, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('x'.repeat(500)));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const ComesBack: Story = {
  name: 'Gives back words that were not sent, and lets go of them when asked [SEC-15]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), WHY);
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(WHY);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { send: 'طلب الاطلاع' },
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox', { name: /سبب حاجتك إلى القراءة/ });
    await userEvent.type(words, 'أمر محكمة');
    await userEvent.click(canvas.getByRole('button', { name: 'طلب الاطلاع' }));
    await expect(await canvas.findByText(/تلزم كتابة 20 حرفًا على الأقل/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
