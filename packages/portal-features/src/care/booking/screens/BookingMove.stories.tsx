import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getAppointment, updateAppointment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BookingScreen } from './BookingScreen.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const { amina } = ids.providers;

const meta = {
  title: 'Consumer/Moving a booking',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: { rescheduleId: ids.appointments.upcoming }, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  name: 'Moves a session, whose present time stays booked until confirmed',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Move your session' })).toBeVisible();
    await expect(canvas.getByText('Your current time stays booked until you confirm.')).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('New time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move this session' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your session has been moved' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const MovingTaken: Story = {
  name: 'Announces that the new time was taken, and keeps the present one',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.conflict(updateAppointment, {
        code: 'SLOT_TAKEN',
        details: { alternatives: [{ startsAt: '2026-11-27T15:00:00Z', endsAt: '2026-11-27T15:50:00Z' }] },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move this session' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session stays at its current time');
    await userEvent.click(canvas.getByRole('button', { name: /Friday, November 27, 10:00/ }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Move it to this time?' })).toBeVisible();
  },
};

export const MovedElsewhere: Story = {
  name: 'Moves nothing that another window has moved meanwhile, and shows its new time first [CALL-12] [SEC-16]',
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const otherWindow = storyServer.as('patient@demo.test');
    const params = { id: ids.appointments.upcoming };
    const { startsAt: expectedStartsAt } = await otherWindow.call(getAppointment, { params });
    const body = { startsAt: '2026-12-02T15:00:00Z', expectedStartsAt };
    await otherWindow.call(updateAppointment, { params, body });
    await userEvent.click(await canvas.findByRole('button', { name: 'Move this session' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This session was moved in the meantime');
    await expect((await canvas.findAllByText(inAllParts(/Wednesday, December 2, 10:00/))).length).toBeGreaterThan(0);
    await expect((await otherWindow.call(getAppointment, { params })).startsAt).toBe('2026-12-02T15:00:00.000Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Move this session' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your session has been moved' })).toBeVisible();
  },
};

export const MovingSomeoneElses: Story = {
  name: 'Does not show or move another client’s session, nor say that there is one',
  args: { start: { rescheduleId: ids.appointments.noahUpcoming } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this session' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your sessions' })).toHaveAttribute('href', '/dashboard');
  },
};

export const MovingUnknown: Story = {
  name: 'Says that there is no such session',
  args: { start: { rescheduleId: 'apt-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this session' })).toBeVisible();
  },
};

export const MovingTooLate: Story = {
  name: 'Says that a past session cannot be moved',
  args: { start: { rescheduleId: ids.appointments.lastWeek } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This session can no longer be moved' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a new session' })).toHaveAttribute('href', `/booking/${amina}`);
  },
};
