import { make } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EndedElsewhere } from './EndedElsewhere.tsx';

const meta = {
  title: 'Provider/Live session/Ended elsewhere',
  component: EndedElsewhere,
  args: {
    appointment: make.appointment({ status: 'COMPLETED', endedAt: '2026-11-24T14:50:00Z' }),
    onOpen: fn(),
    onOver: fn(),
  },
} satisfies Meta<typeof EndedElsewhere>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says once that the session ended, and leads to what came of it [SESSION-3]',
  play: async ({ args }) => {
    const name = new RegExp(args.appointment.client.displayName);
    await expect(await screen.findByText(name)).toBeVisible();
    await expect(screen.getAllByText(name)).toHaveLength(1);
    await expect(args.onOver).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'See session summary' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
