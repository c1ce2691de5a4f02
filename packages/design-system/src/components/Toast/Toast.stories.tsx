import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, ToastProvider, useToast } from '@sakina/design-system';
import type { ToastMessage } from '@sakina/design-system';
import { PlainToasts } from './PlainToasts.tsx';
import type { NumberedToast } from './PlainToasts.tsx';

/** A page with the button that makes something happen. */
function Opener({ message, label = 'Save' }: { message: ToastMessage; label?: string }) {
  const toast = useToast();
  return <Button onPress={() => toast(message)}>{label}</Button>;
}

const onAction = fn();

/** Toasts as shown when their code is missing. */
function PlainHolder() {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([
    {
      id: 1,
      message: {
        title: 'We couldn’t reach the server',
        description: 'Nothing was booked.',
        tone: 'danger',
        action: { label: 'Try again', onAction },
      },
    },
    { id: 2, message: { title: 'You are offline', description: 'Your note is safe on this device.', tone: 'warning' } },
  ]);
  return <PlainToasts toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))} />;
}

interface ToastStoryProps {
  /** What the toast says. */
  message: ToastMessage;
  /** Words of the button. */
  label?: string;
}

const meta = {
  title: 'Design system/Feedback/Toast',
  component: Opener,
  tags: ['autodocs'],
  args: {
    message: {
      title: 'Your session is booked',
      description: 'Tuesday 24 November, 14:30, your time.',
      tone: 'success',
    },
  },
  render: (args: ToastStoryProps) => (
    <ToastProvider>
      <main>
        <Opener {...args} />
      </main>
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shown = await screen.findByRole('alert');
    await waitFor(() => expect(shown).toBeVisible());
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(await screen.findByRole('group', { name: 'Your session is booked' })).toHaveAccessibleDescription(
      'Tuesday 24 November, 14:30, your time.',
    );
    await expect(screen.getByRole('alert')).toHaveTextContent('Your session is booked');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: F6 reaches it, and focus returns [CARE-8]',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /notification/ }).contains(document.activeElement)).toBe(true),
    );
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const WithAction: Story = {
  args: {
    message: {
      title: 'The session was canceled',
      description: 'Dr. Idris Benali has been notified.',
      tone: 'info',
      action: { label: 'Book another time', onAction },
    },
  },
  beforeEach: () => {
    onAction.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Book another time' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Warning: Story = {
  args: { message: { title: 'You are offline', description: 'Your note is safe on this device.', tone: 'warning' } },
};
export const Danger: Story = {
  args: {
    message: {
      title: 'We couldn’t reach the server',
      description: 'Nothing was booked. Try again in a moment.',
      tone: 'danger',
    },
  },
};
export const Several: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  },
};
export const LongText: Story = {
  args: {
    message: {
      title: 'The session with Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi was moved to another day',
      description:
        'It is now on Wednesday 25 November, 09:00 in Amsterdam and 11:00 in Istanbul. Everyone who was invited has received a new link.',
      tone: 'success',
      action: { label: 'Add it to the calendar', onAction },
    },
  },
};
export const WithoutItsCode: Story = {
  name: 'Is shown without its code when that failed to load, until dismissed [CARE-8]',
  render: () => <PlainHolder />,
  play: async ({ canvas }) => {
    onAction.mockClear();
    await expect(canvas.getByText('We couldn’t reach the server')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('We couldn’t reach the server')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { message: { title: 'تم حجز جلستك', description: 'الثلاثاء 24 تشرين الثاني', tone: 'success' } },
  globals: { locale: 'ar' },
};
