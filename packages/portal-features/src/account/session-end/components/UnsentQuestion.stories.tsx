import {
  completeStep,
  createJournalEntry,
  putCheckIn,
  sendMessage,
  updateJournalEntry,
} from '@sakina/platform/contract';
import { UnsentQuestion } from '@sakina/portal-features/account/session-end';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const waits = ({ name }: { name: string }) => ({ operation: name, refusal: null });

const meta = {
  title: 'Shared states/Unsent question',
  component: UnsentQuestion,
  args: { writes: [waits(sendMessage), waits(sendMessage)], onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof UnsentQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name = 'Log out before everything is sent?') => {
  const shown = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
  return within(shown);
};

export const Default: Story = {
  name: 'Says what has not been sent, with the safe answer first [SEC-15] [SEC-17]',
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByText('2 messages haven’t been sent yet.')).toBeVisible();
    await expect(shown.getByText('Send them when you’re back online, or log out and lose them.')).toBeVisible();
    const stay = shown.getByRole('button', { name: 'Stay logged in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(shown.getAllByRole('button')[0]).toBe(stay);
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const LoggingOut: Story = {
  name: 'Logs out where someone says so, and not by Escape',
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: 'Log out and lose them' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onStay).toHaveBeenCalledOnce());
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { writes: [waits(sendMessage)] },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('1 message hasn’t been sent yet.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Log out and lose it' })).toBeVisible();
  },
};

export const EveryKind: Story = {
  name: 'Counts each kind by itself',
  args: {
    writes: [
      waits(sendMessage),
      waits(createJournalEntry),
      waits(updateJournalEntry),
      waits(putCheckIn),
      waits(completeStep),
      waits(completeStep),
      waits({ name: 'later.kind' }),
    ],
  },
  play: async () => {
    const words =
      '1 message, 1 journal entry, 1 change to your journal, 1 check-in, 2 finished steps, and 1 other thing haven’t been sent yet.';
    await expect((await dialog()).getByText(words)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Says that what was refused is lost as well',
  args: { writes: [waits(sendMessage), { operation: updateJournalEntry.name, refusal: 'VERSION_CONFLICT' }] },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByText('1 message and 1 change to your journal haven’t been sent yet.')).toBeVisible();
    await expect(shown.getByText(/One wasn’t accepted/)).toBeVisible();
  },
};

export const SentMeanwhile: Story = {
  name: 'Says so when everything was sent while it stood there',
  args: { writes: [] },
  play: async ({ args }) => {
    const shown = await dialog('Everything has been sent');
    await userEvent.click(shown.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { writes: [waits(sendMessage), waits(sendMessage), waits(updateJournalEntry)] },
  play: async () => {
    const shown = await dialog('تسجيل الخروج قبل إرسال كل شيء؟');
    await expect(shown.getByText('لم يُرسَل بعد: رسالتان وتغيير واحد في يومياتك.')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'البقاء هنا' })).toBeVisible();
  },
};
