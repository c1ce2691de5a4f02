import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IdleWarning } from '@sakina/design-system';
import type { IdleWarningProps } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/IdleWarning',
  component: IdleWarning,
  tags: ['autodocs'],
  args: { seconds: 60, onExtend: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });

/** Advances the story’s countdown by a second. */
let tick: () => void = () => undefined;

function Counting(args: IdleWarningProps) {
  const [seconds, setSeconds] = useState(args.seconds);
  useEffect(() => {
    tick = () => setSeconds((left) => left - 1);
  }, []);
  return <IdleWarning {...args} seconds={seconds} />;
}

export const Default: Story = {
  name: 'Asks, says how long there is left, and offers both answers [SEC-18]',
  play: async ({ args }) => {
    const shown = within(await dialog());
    await expect(shown.getByRole('timer', { name: 'Time until you’re logged out' })).toHaveTextContent('01:00');
    await userEvent.click(shown.getByRole('button', { name: 'Log out now' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onExtend).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: Enter and Escape both stay [SEC-18, CARE-8]',
  play: async ({ args }) => {
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByRole('button', { name: 'Stay logged in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onExtend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onExtend).toHaveBeenCalledTimes(2));
    await userEvent.tab({ shift: true });
    await expect(shown.getByRole('button', { name: 'Log out now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const ReadOut: Story = {
  name: 'Is read out at 60, 30 and 10 seconds, and not every second [SEC-18]',
  render: (args) => <Counting {...args} />,
  play: async () => {
    const shown = within(await dialog());
    const said = new Set<string>();
    for (let left = 60; left > 0; left -= 1) {
      await waitFor(() =>
        expect(shown.getByRole('timer')).toHaveTextContent(
          left === 60 ? '01:00' : `00:${String(left).padStart(2, '0')}`,
        ),
      );
      said.add(shown.getByRole('status').textContent);
      tick();
    }
    await expect([...said]).toEqual([
      '60 seconds until you’re logged out',
      '30 seconds until you’re logged out',
      '10 seconds until you’re logged out',
    ]);
  },
};

export const Early: Story = {
  name: 'Two minutes before, it is not counted aloud yet',
  args: { seconds: 120 },
  play: async () => {
    const shown = within(await dialog());
    await expect(shown.getByRole('timer')).toHaveTextContent('02:00');
    await expect(shown.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LastSecond: Story = {
  args: { seconds: 0.4 },
  play: async () => {
    await expect(within(await dialog()).getByRole('timer')).toHaveTextContent('00:01');
  },
};

export const Ending: Story = {
  name: 'While the session ends, neither answer can be given any more',
  args: { seconds: 0, isBusy: true },
  play: async ({ args }) => {
    const shown = within(await dialog());
    await expect(shown.getByRole('button', { name: 'Stay logged in' })).toBeDisabled();
    await userEvent.click(shown.getByRole('button', { name: 'Log out now' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await expect(args.onExtend).not.toHaveBeenCalled();
  },
};

const visible: Story['play'] = async () => {
  const shown = await screen.findByRole('alertdialog');
  await waitFor(() => expect(shown).toBeVisible());
};
export const LongText: Story = {
  args: {
    children: (
      <p>
        {
          'You have not done anything for fourteen minutes. On a device that others use as well, what you wrote to Dr. Maximiliane von Hohenstein-Rosenberg could be read by them. Your draft is kept and will be there when you sign in again.'
        }
      </p>
    ),
  },
  play: visible,
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: visible };
export const Admin: Story = { globals: { theme: 'admin', density: 'compact' }, play: visible };
export const Compact: Story = { globals: { density: 'compact' }, play: visible };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { seconds: 10 },
  play: async () => {
    const shown = within(await screen.findByRole('alertdialog', { name: 'هل ما زلت هنا؟' }));
    await expect(shown.getByRole('status')).toHaveTextContent('10 ثوانٍ قبل تسجيل خروجك');
    // It fades in.
    await waitFor(() => expect(shown.getByRole('button', { name: 'البقاء هنا' })).toBeVisible());
  },
};
