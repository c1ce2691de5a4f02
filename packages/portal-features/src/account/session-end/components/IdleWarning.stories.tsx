import { IdleWarning } from '@sakina/portal-features/account/session-end';
import type { IdleWarningProps } from '@sakina/portal-features/account/session-end';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Shared states/Idle warning',
  component: IdleWarning,
  args: { remainingMs: 60_000, onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof IdleWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lets a second of the story's own countdown pass. */
let tick: () => void = () => undefined;

function Counting(args: IdleWarningProps) {
  const [seconds, setSeconds] = useState(60);
  useEffect(() => {
    tick = () => setSeconds((left) => left - 1);
  }, []);
  return <IdleWarning {...args} remainingMs={seconds * 1000} />;
}

const dialog = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });

export const Default: Story = {
  name: 'Asks, says how long there is left, and offers both answers [SEC-18]',
  play: async ({ args }) => {
    const shown = within(await dialog());
    await expect(shown.getByRole('timer', { name: 'Time until you’re logged out' })).toHaveTextContent('1:00');
    await waitFor(() => expect(shown.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
    await userEvent.click(shown.getByRole('button', { name: 'Log out now' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Enter and Escape both stay signed in [SEC-18]',
  play: async ({ args }) => {
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onStay).toHaveBeenCalledTimes(2));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const ReadOut: Story = {
  name: 'Is read out at 60, 30 and 10 seconds, and not every second [SEC-18]',
  render: (args) => <Counting {...args} />,
  play: async () => {
    const shown = await dialog();
    const said = new Set<string>();
    for (let second = 0; second < 60; second += 1) {
      await waitFor(() =>
        expect(within(shown).getByRole('timer')).toHaveTextContent(
          second === 0 ? '1:00' : `0:${String(60 - second).padStart(2, '0')}`,
        ),
      );
      said.add(within(shown).getByRole('status').textContent);
      tick();
    }
    await expect([...said]).toEqual([
      '60 seconds until you’re logged out',
      '30 seconds until you’re logged out',
      '10 seconds until you’re logged out',
    ]);
  },
};

export const LastSeconds: Story = {
  args: { remainingMs: 400 },
  play: async () => {
    await expect(within(await dialog()).getByRole('timer')).toHaveTextContent('0:01');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Administration: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    const shown = within(await screen.findByRole('alertdialog', { name: 'هل ما زلت هنا؟' }));
    // It fades in.
    await waitFor(() => expect(shown.getByRole('timer', { name: 'الوقت المتبقي قبل تسجيل خروجك' })).toBeVisible());
    await expect(shown.getByRole('button', { name: 'البقاء هنا' })).toBeVisible();
  },
};
