import { make } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { firstOfSeries, phone } from '../story-help.tsx';
import { MoveReview } from './MoveReview.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const meta = {
  title: 'Consumer/Booking parts/MoveReview',
  component: MoveReview,
  args: {
    appointment: make.appointment(),
    profile: make.providerProfile(),
    time: firstOfSeries,
    failure: null,
    error: undefined,
    isMoving: false,
    onMove: fn(),
  },
} satisfies Meta<typeof MoveReview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the new and the present time, and moves the session',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(inAllParts(/Thursday, November 26, 10:00 – 10:50 AM, Eastern Time/))).toBeVisible();
    await expect(canvas.getByText('Current time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move this session' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const TooLate: Story = {
  name: 'Says that the session can no longer be moved [ERROR-2]',
  args: { failure: { kind: 'fixed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This session can no longer be moved');
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toHaveAttribute('href', '/dashboard');
  },
};

export const AnswerLost: Story = {
  name: 'Offers the same attempt again after a lost answer [ERROR-2]',
  args: { failure: { kind: 'unsure', cause: 'timeout' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the session is moved only once');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'نقل هذه الجلسة' })).toBeVisible();
    await expect(canvas.getByText('الموعد الجديد')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
