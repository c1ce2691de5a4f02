import { make } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Choice } from '../model/opening.ts';
import { CalendarHead } from './CalendarHead.tsx';
import type { CalendarHeadProps } from './CalendarHead.tsx';

const profile = make.providerProfile();
const introduction = profile.services.find(({ isIntroduction }) => isIntroduction) ?? null;
const session = profile.services.find(({ modes }) => modes.length > 1) ?? null;

/** Keeps what is chosen, as a booking does. */
function Chosen({ choice: initial, onService, onMode, ...props }: CalendarHeadProps) {
  const [choice, setChoice] = useState<Choice>(initial);
  return (
    <CalendarHead
      {...props}
      choice={choice}
      onService={(service) => {
        setChoice((before) => ({ ...before, service }));
        onService(service);
      }}
      onMode={(mode) => {
        setChoice((before) => ({ ...before, mode }));
        onMode(mode);
      }}
    />
  );
}

const meta = {
  title: 'Consumer/Booking parts/CalendarHead',
  component: CalendarHead,
  args: {
    profile,
    choice: { service: session, mode: 'ONLINE', time: null, wish: null },
    onService: fn(),
    onMode: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof CalendarHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the session whose times are shown, and changes it [CARE-8]',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Individual session, 50 minutes · Online')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Session format/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the session' }));
    await expect(canvas.getByRole('button', { name: 'Change the session' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^(?!Change)(?!.*Session format).*Session/ })).toHaveTextContent(
      'Individual session, $120',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Session format/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'In person' }));
    await expect(args.onMode).toHaveBeenLastCalledWith('IN_PERSON');
  },
};

export const OneWayToMeet: Story = {
  name: 'Switches to the only way to meet that a session offers',
  args: { choice: { service: session, mode: 'IN_PERSON', time: null, wish: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the session' }));
    await userEvent.click(canvas.getByRole('button', { name: /^(?!Change)(?!.*Session format).*Session/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Introductory call/ }));
    await expect(args.onService).toHaveBeenLastCalledWith(introduction);
    await expect(args.onMode).toHaveBeenLastCalledWith('ONLINE');
    await expect(canvas.queryByRole('button', { name: /Session format/ })).toBeNull();
  },
};

export const NothingChosen: Story = {
  name: 'Is unfolded while nothing is chosen',
  args: { choice: { service: null, mode: null, time: null, wish: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/عبر الإنترنت/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'تغيير الجلسة' }));
    await expect(canvas.getByRole('button', { name: /طريقة اللقاء/ })).toHaveTextContent('عبر الإنترنت');
  },
};
