import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timer } from '@sakina/design-system';

const start = Date.parse('2026-03-12T10:31:00Z');
const after = (seconds: number) => () => start + seconds * 1000;

/** A clock that runs twenty times as fast from the moment the story is shown, so that a tick need not be waited for. */
const shownAt = performance.now();
const fast = () => start + (performance.now() - shownAt) * 20;

const meta = {
  title: 'Design system/Data/Timer',
  component: Timer,
  tags: ['autodocs'],
  args: { startedAt: start, now: after(249), label: 'Length of the session' },
} satisfies Meta<typeof Timer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Length of the session' });
    await expect(timer).toHaveTextContent('04:09');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};

export const OverAnHour: Story = {
  args: { now: after(3849) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:04:09');
  },
};

export const ClockBehindServer: Story = {
  args: { now: after(-30) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
  },
};

export const Stopped: Story = {
  args: { endedAt: start + 50 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('50:00');
  },
};

export const Running: Story = {
  // A clock that really runs: no two pictures of it are alike.
  tags: ['moving'],
  args: { now: fast, startedAt: start },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('timer').textContent;
    await expect(
      await canvas.findByText((text) => /^\d/.test(text) && text !== first, {}, { timeout: 3000 }),
    ).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'A running time reads from left to right in Arabic too',
  args: { label: 'مدة الجلسة', now: after(3849) },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'مدة الجلسة' });
    await expect(timer).toHaveTextContent('1:04:09');
    await expect(getComputedStyle(timer).direction).toBe('ltr');
  },
};
