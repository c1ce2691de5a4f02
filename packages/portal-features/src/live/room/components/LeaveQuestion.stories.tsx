import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const meta = {
  title: 'Provider/Live session/Leave by another page',
  component: LeaveQuestion,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave the session?' }));

export const Default: Story = {
  name: 'Says what goes on without the call, and begins at the answer that keeps it [SESSION-3]',
  play: async ({ args }) => {
    const asked = await question();
    await expect(asked.getByText(/The room stays open, the timer keeps running/)).toBeVisible();
    const stay = asked.getByRole('button', { name: 'Stay in the session' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Leaves: Story = {
  name: 'Leaves by a press on that answer alone',
  play: async ({ args }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => expect(screen.queryByRole('alertdialog')).toBeNull(),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => expect(await screen.findByRole('alertdialog', { name: 'مغادرة الجلسة؟' })).toBeVisible(),
};
