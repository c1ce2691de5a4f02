import { make } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { phone } from '../story-help.tsx';
import { ServiceStep } from './ServiceStep.tsx';

const profile = make.providerProfile();
const session = profile.services.find(({ modes }) => modes.length > 1) ?? null;
const nothing = { service: null, mode: null, time: null, wish: null };

const meta = {
  title: 'Consumer/Booking parts/ServiceStep',
  component: ServiceStep,
  args: { profile, choice: nothing, isServiceGone: false, onService: fn(), onMode: fn(), onNext: fn() },
} satisfies Meta<typeof ServiceStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers the sessions with price and length, and takes one',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Introductory call.*Free/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Individual session.*\$120/ }));
    await expect(args.onService).toHaveBeenLastCalledWith(session);
    await expect(canvas.queryByRole('radiogroup', { name: /How would you like to meet/ })).toBeNull();
  },
};

export const ServiceMissing: Story = {
  name: 'Asks for a session instead of continuing without one, with the focus there each time [ERROR-2]',
  play: async ({ canvas, args }) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByText('Choose a session')).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    }
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const ModeMissing: Story = {
  name: 'Asks how to meet where the session offers two ways [ERROR-2]',
  args: { choice: { ...nothing, service: session } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose how you would like to meet')).toBeVisible();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^In person/ }));
    await expect(args.onMode).toHaveBeenLastCalledWith('IN_PERSON');
  },
};

export const Answered: Story = {
  name: 'Continues with a session and a way to meet',
  args: { choice: { ...nothing, service: session, mode: 'ONLINE' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Individual session/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const ServiceGone: Story = {
  name: 'Says that the requested session is no longer offered',
  args: { isServiceGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/That session is no longer offered/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'متابعة' }));
    await expect(canvas.getByText('يُرجى اختيار جلسة')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
