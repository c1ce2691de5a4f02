import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heldTime } from '../story-help.tsx';
import { HoldNotice } from './HoldNotice.tsx';

const meta = {
  title: 'Consumer/Booking parts/HoldNotice',
  component: HoldNotice,
  args: { held: heldTime('2026-11-24T10:10:00-05:00') },
} satisfies Meta<typeof HoldNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says until when a time is held, without announcing each minute [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held for you until 10:10 AM, about 10 more minutes.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Soon: Story = {
  name: 'Announces the last two minutes, and extends the hold on request [CARE-8]',
  args: { held: heldTime('2026-11-24T10:02:00-05:00') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your time is held for about two more minutes');
    await userEvent.click(canvas.getByRole('button', { name: 'Hold it again' }));
    await expect(args.held.renew).toHaveBeenCalledOnce();
  },
};

export const Over: Story = {
  name: 'Says that the time is no longer held and nothing typed is lost',
  args: { held: heldTime('2026-11-24T09:59:00-05:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your hold has expired')).toBeVisible();
    await expect(canvas.getByText(/Everything you typed is still here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hold it again' })).toBeEnabled();
  },
};

export const Failed: Story = {
  name: 'Says that the time could not be held but can still be booked [ERROR-2]',
  args: { held: heldTime(null, { hasFailed: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You can still book it while it’s open/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hold it again' }));
    await expect(args.held.renew).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  args: { held: heldTime(null, { hasFailed: true, isAsking: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hold it again/ }));
    await expect(args.held.renew).not.toHaveBeenCalled();
  },
};

export const NothingKept: Story = {
  name: 'Shows nothing while no time is held',
  args: { held: heldTime(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/held|Held/)).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  args: { held: heldTime('2026-11-24T10:02:00-05:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/محفوظ لك حتى/)).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
