import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Dialog, DialogFoot, Form, SubmitButton, TextArea, TextField } from '@sakina/design-system';
import type { DialogProps } from '@sakina/design-system';

/** A page with the button that opens it, so that focus has somewhere to return to. */
function Page(args: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  function change(next: boolean) {
    setOpen(next);
    args.onOpenChange(next);
  }
  return (
    <main>
      <Button variant="secondary" onPress={() => change(true)}>
        Cancel this session
      </Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Cancel the session with Dr. Idris Benali?',
    children: <p>Tomorrow, 14:30, your time. It is more than a day away, so you pay nothing.</p>,
    actions: (close) => (
      <>
        <Button variant="secondary" onPress={close}>
          Keep session
        </Button>
        <Button variant="danger" onPress={close}>
          Cancel the session
        </Button>
      </>
    ),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel this session' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the session with Dr. Idris Benali?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LowWindow: Story = {
  name: 'At 400 % zoom every word can be read: head and buttons scroll along with it [CARE-8]',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const words = within(dialog).getByText(/more than a day away/);
    words.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = words.getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9])
      await expect(document.elementFromPoint(left + width / 2, top + height * part)).toBe(words);
    const last = within(dialog).getByRole('button', { name: 'Cancel the session' });
    last.scrollIntoView({ block: 'nearest' });
    await expect(last).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: focus moves in, stays in, and returns [CARE-8]',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Close', 'Keep session', 'Cancel the session', 'Close']) {
      await userEvent.tab();
      await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel this session' })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    size: 'sm',
    title: 'End the session now?',
    children: <p>The billing timer stops and the room closes for both of you.</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'End the session now?' });
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep session' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const WithForm: Story = {
  args: {
    isDismissable: false,
    title: 'Sign the note',
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <TextField label="Your name" isRequired defaultValue="Dr. Idris Benali" />
        <TextArea label="What signing means" defaultValue="I wrote this note and it is complete." />
      </div>
    ),
  },
};

export const LongText: Story = {
  args: {
    size: 'lg',
    title: 'What happens with the recording of a session that was started before everyone in the room had agreed to it',
    children: (
      <>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            The recording stops as soon as one person takes the agreement back. What was recorded until then is deleted
            within the hour, and both of you are told when that has happened.
          </p>
        ))}
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel the session' })).toBeVisible());
  },
};

const keyboardHeight = 300;

/** What a phone reports once its keyboard covers the lower part of the page. */
const coverWithKeyboard = () =>
  Object.defineProperty(window.visualViewport, 'height', {
    configurable: true,
    get: () => window.innerHeight - keyboardHeight,
  });

/**
 * Delays every animation frame, as on a busy phone. Returns a function that ends this and cancels the pending frames.
 */
function delayFrames() {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  const waiting = new Set<number>();
  window.requestAnimationFrame = (callback) => {
    const timer = window.setTimeout(() => callback(performance.now()), 100);
    waiting.add(timer);
    return timer;
  };
  window.cancelAnimationFrame = clearTimeout;
  return () => {
    waiting.forEach(clearTimeout);
    Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
  };
}

export const OverAKeyboard: Story = {
  name: 'Stays above the on-screen keyboard of a phone, and a step of a story waits until it is shown [CARE-8]',
  args: { isOpen: false },
  beforeEach: () => {
    const inTime = delayFrames();
    return () => {
      inTime();
      Reflect.deleteProperty(window.visualViewport!, 'height');
    };
  },
  render: (args) => (
    <>
      <TextField label="Why you cancel" value="" onChange={() => undefined} />
      <Page {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    coverWithKeyboard();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel this session' }));
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - keyboardHeight);
  },
};

export const FormFoot: Story = {
  name: 'Buttons that belong to a form stand as those of every overlay: at its lower edge, the main one at the end',
  render: ({ actions: _none, ...args }) => <Dialog {...args} />,
  args: {
    children: (close) => (
      <Form onSubmit={() => close()}>
        <p>{'Tomorrow, 14:30, your time.'}</p>
        <DialogFoot>
          <Button variant="quiet" onPress={close}>
            {'Keep session'}
          </Button>
          <SubmitButton variant="danger">{'Cancel the session'}</SubmitButton>
        </DialogFoot>
      </Form>
    ),
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const main = within(dialog).getByRole('button', { name: 'Cancel the session' });
    await waitFor(() => expect(main).toBeVisible());
    const [box, button] = [dialog.getBoundingClientRect(), main.getBoundingClientRect()];
    await expect(button.right).toBeGreaterThan(box.right - 32);
    await expect(button.left).toBeGreaterThan(
      within(dialog).getByRole('button', { name: 'Keep session' }).getBoundingClientRect().right,
    );
    const foot = main.parentElement?.getBoundingClientRect();
    await expect(Math.round(foot?.bottom ?? 0)).toBe(Math.round(box.bottom));
    await expect(Math.round(foot?.width ?? 0)).toBe(Math.round(box.width));
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'هل تريد إلغاء الجلسة مع د. إدريس بن علي؟',
    children: <p>غدًا، الساعة 14:30 بتوقيتك.</p>,
    actions: (close) => (
      <>
        <Button variant="secondary" onPress={close}>
          إبقاء الجلسة
        </Button>
        <Button variant="danger" onPress={close}>
          إلغاء الجلسة
        </Button>
      </>
    ),
  },
  globals: { locale: 'ar' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'هل تريد إلغاء الجلسة مع د. إدريس بن علي؟' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'إلغاء الجلسة' })).toBeVisible());
  },
};
