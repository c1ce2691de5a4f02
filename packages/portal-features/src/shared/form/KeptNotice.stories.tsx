import { Button, Dialog, Heading, Stack, TextArea } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, keepsNothing, leaveAndReturn } from '../testing/story-drafts.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { useKeptText } from './use-kept-text.ts';

/** A dialog with one text, as most of the product's have. */
function Asking({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Heading level={1}>{label}</Heading>
      <div>
        <Button onPress={() => setOpen(true)}>{label}</Button>
      </div>
      {isOpen && <Inside label={label} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Inside({ label, onClose }: { label: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const kept = useKeptText('story', text, '', setText);
  function clear() {
    setText('');
    kept.forget();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={label}
      actions={
        <Button
          onPress={() => {
            clear();
            onClose();
          }}
        >
          {'OK'}
        </Button>
      }
    >
      <Stack gap="x2">
        <KeptNotice {...kept} onDiscard={() => setText('')} />
        <TextArea label={label} value={text} onChange={setText} />
      </Stack>
    </Dialog>
  );
}

const meta = {
  title: 'Shared states/Unsaved words',
  component: KeptNotice,
  args: { isRestored: true, isFailing: false, onDiscard: () => undefined },
  decorators: [keepsDrafts],
  render: (_args, { globals }) => <Asking label={globals['locale'] === 'ar' ? 'السبب' : 'Reason'} />,
} satisfies Meta<typeof KeptNotice>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason' }));
  return { dialog, field: dialog.getByRole('textbox', { name: /Reason/ }) };
}
async function escape() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Default: Story = {
  name: 'Gives back what Escape or leaving took off the screen, until it is sent [SEC-15]',
  play: async ({ canvas }) => {
    await userEvent.type((await open(canvas)).field, 'She moves away.');
    await escape();
    const second = await open(canvas);
    await waitFor(() => expect(second.field).toHaveValue('She moves away.'));
    await waitFor(() => expect(second.dialog.getByText('What you typed is back')).toBeVisible());
    await userEvent.type(second.field, ' To Leeds.');
    await leaveAndReturn();
    const third = await open(canvas);
    await waitFor(() => expect(third.field).toHaveValue('She moves away. To Leeds.'));
    await userEvent.click(third.dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fourth = await open(canvas);
    await expect(fourth.field).toHaveValue('');
    await expect(fourth.dialog.queryByText('What you typed is back')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Closes at once where nothing was typed, and warns of nothing',
  play: async ({ canvas }) => {
    await open(canvas);
    await escape();
    const { dialog } = await open(canvas);
    await expect(dialog.queryByText('What you typed is back')).toBeNull();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
  },
};

export const Discarded: Story = {
  name: 'Empties the field when what came back is not wanted',
  play: async ({ canvas }) => {
    await userEvent.type((await open(canvas)).field, 'Wrong client');
    await escape();
    const { dialog, field } = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('');
    await escape();
    await expect((await open(canvas)).field).toHaveValue('');
  },
};

export const CannotKeep: Story = {
  name: 'Says when the browser cannot keep words, and has it ask before the tab closes [SEC-15]',
  decorators: [keepsNothing],
  play: async ({ canvas }) => {
    const { dialog, field } = await open(canvas);
    await userEvent.type(field, 'Not met');
    await expect(
      await dialog.findByText('This browser can’t keep a draft. Save before you leave this page.', undefined, {
        timeout: 4000,
      }),
    ).toBeVisible();
    await waitFor(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return expect(leaving.defaultPrevented).toBe(true);
    });
    await expect(field).toHaveValue('Not met');
  },
};

export const LongText: Story = {
  render: (args) => <KeptNotice {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you typed is back')).toBeVisible();
  },
};
export const Compact: Story = { ...LongText, tags: ['look'], globals: { density: 'compact' } };
export const Admin: Story = { ...LongText, tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  render: (args) => <KeptNotice {...args} />,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('عاد ما كُتب هنا')).toBeVisible();
  },
};
