import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, ConfirmDialog } from '@sakina/design-system';
import type { ConfirmDialogProps } from '@sakina/design-system';

/** A page with the button that opens it, so that focus has somewhere to return to. */
function Page(args: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  function change(next: boolean) {
    setOpen(next);
    args.onOpenChange(next);
  }
  return (
    <main>
      <Button variant="secondary" onPress={() => change(true)}>
        {'Delete…'}
      </Button>
      <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete the draft of 24 November?',
    children: <p>{'No one but you has seen it. It cannot be brought back.'}</p>,
    confirmLabel: 'Delete the draft',
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = () => screen.findByRole('alertdialog');

export const Default: Story = {
  name: 'Asks, explains the consequences, and starts on the safe answer',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the draft of 24 November?' }));
    await expect(await question()).toHaveAccessibleDescription(/It cannot be brought back/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone; an immediate Enter and Escape cancel [CARE-8]',
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Delete…' });
    await userEvent.keyboard('{Enter}');
    const dialog = within(await question());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete the draft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const account = {
  title: 'Delete your account?',
  children: (
    <p>
      {
        'Your notes, your messages and your bookings go with it, and no one can bring them back. Three sessions are still booked.'
      }
    </p>
  ),
  confirmLabel: 'Delete my account',
  cancelLabel: 'Keep my account',
  word: 'delete',
} satisfies Partial<ConfirmDialogProps>;

export const TypedWord: Story = {
  name: 'For what cannot be undone, a word has to be typed; how it is written does not matter',
  args: account,
  play: async ({ args }) => {
    const dialog = within(await question());
    const field = dialog.getByRole('textbox', { name: 'Type “delete” to confirm' });
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog.getByText('That doesn’t match. The word is “delete”.')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' Delete ');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PastedWord: Story = {
  name: 'The word can be pasted, with what the clipboard adds to it',
  args: account,
  play: async ({ args }) => {
    const dialog = within(await question());
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('\u200Edelete\n');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const TypedAnew: Story = {
  name: 'Text typed for one question is cleared for the next',
  args: account,
  play: async ({ canvas }) => {
    await userEvent.type(within(await question()).getByRole('textbox'), 'delete');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await expect(within(await question()).getByRole('textbox')).toHaveValue('');
  },
};

export const Busy: Story = {
  name: 'While the action runs it stays open, and nothing can be pressed twice',
  args: { isBusy: true },
  play: async ({ args }) => {
    const dialog = within(await question());
    await expect(dialog.getByRole('button', { name: 'Delete the draft' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('status')).toHaveTextContent('One moment…');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    await userEvent.keyboard('{Escape}');
    // It may still be fading in.
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'A failure is shown, and the action can be tried again',
  args: { failure: 'We could not reach the server. Your draft is as it was.' },
  play: async ({ args }) => {
    const dialog = within(await question());
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your draft is as it was.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

const shown: Story['play'] = async () => {
  const dialog = await question();
  await waitFor(() => expect(dialog).toBeVisible());
};
export const NotDangerous: Story = {
  args: {
    tone: 'primary',
    title: 'Send the invitations now?',
    children: <p>{'Twelve people receive an email.'}</p>,
    confirmLabel: 'Send twelve invitations',
    cancelLabel: 'Not yet',
  },
  play: shown,
};
export const LongText: Story = {
  args: {
    ...account,
    title: 'Delete everything that Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi has written here?',
    word: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi',
  },
  play: shown,
};
export const OnAPhone: Story = {
  args: account,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: shown,
};
export const Admin: Story = { args: account, globals: { theme: 'admin', density: 'compact' }, play: shown };
export const Compact: Story = { globals: { density: 'compact' }, play: shown };
export const RightToLeft: Story = {
  args: {
    title: 'حذف حسابك؟',
    children: <p>تُحذف معه ملاحظاتك ورسائلك وحجوزاتك، ولا يمكن استرجاعها.</p>,
    confirmLabel: 'حذف حسابي',
    word: 'حذف',
  },
  globals: { locale: 'ar' },
  play: async ({ args }) => {
    const dialog = within(await question());
    await userEvent.type(dialog.getByRole('textbox', { name: 'للتأكيد، يُرجى كتابة «حذف»' }), 'حذف{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
