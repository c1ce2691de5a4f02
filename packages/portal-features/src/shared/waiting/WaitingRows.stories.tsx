import { WaitingRows } from './WaitingRows.tsx';
import './DiscardDialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Shared states/Waiting to be sent',
  component: WaitingRows,
  args: {
    label: 'Messages that wait',
    rows: [
      { id: '1', words: 'I am on the train and will be ten minutes late.', refusal: null },
      { id: '2', words: 'أنا في الطريق.', refusal: null },
    ],
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WaitingRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says of each that it waits, and that all are sent in order [SEC-17]',
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Messages that wait' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    for (const row of rows) await expect(within(row).getByText('Waiting for a connection')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 saved on this device. They’ll be sent in order when you’re back online.',
    );
  },
};

export const Discarded: Story = {
  name: 'Lets go of words only when asked twice',
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Discard' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Discard' }))[0] as HTMLElement);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await expect(args.onDiscard).toHaveBeenCalledWith('1');
  },
};

export const Refused: Story = {
  name: 'Keeps what was refused, says why, and offers another try [SEC-17]',
  args: {
    rows: [
      { id: '1', words: 'Thank you for today.', refusal: 'CONVERSATION_BLOCKED' },
      { id: '2', words: 'Heavy, with little strength', refusal: 'TOO_LATE' },
      { id: '3', words: 'Something else', refusal: 'VALIDATION_FAILED' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The conversation was closed. What you wrote is still here.')).toBeVisible();
    await expect(canvas.getByText('The day it was for has passed. What you wrote is still here.')).toBeVisible();
    const again = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(again).toHaveLength(2);
    await userEvent.click(again[1] as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const InArabic: Story = {
  name: 'Waits in Arabic, from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('بانتظار الاتصال'))[0]).toBeVisible();
  },
};
