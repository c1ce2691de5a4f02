import { make, PINNED_NOW, scenarios } from '@sakina/mocks';
import { getRoom, listAppointments } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RunningSessionBar } from './RunningSessionBar.tsx';

const running = make.appointment({
  id: 'apt-running',
  status: 'IN_PROGRESS',
  startedAt: new Date(Date.parse(PINNED_NOW) - 12 * 60_000).toISOString(),
});

const meta = {
  title: 'Provider/Running session bar',
  component: RunningSessionBar,
  args: { shownAppointmentId: null },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.answering(listAppointments, scenarios.whole([running])),
      scenarios.answering(getRoom, make.room({ recording: 'RECORDING' })),
    );
  },
} satisfies Meta<typeof RunningSessionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says with whom, for how long and that it is recorded, and leads back and to its end [SESSION-3]',
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Session in progress' }));
    await expect(bar.getByText('Your session with Layla Haddad is in progress')).toBeVisible();
    await expect(bar.getByRole('timer')).toHaveTextContent('12:00');
    await expect(await bar.findByText('Recording')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Return' })).toHaveAttribute(
      'href',
      '/provider/start-session?appointment=apt-running',
    );
    await expect(bar.getByRole('link', { name: 'End session' })).toHaveAttribute(
      'href',
      '/provider/start-session?appointment=apt-running&end=ask',
    );
  },
};

export const Interrupted: Story = {
  name: 'Does not say that a session is recorded while nothing is captured [CARE-10]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getRoom, make.room({ recording: 'INTERRUPTED' }))),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Session in progress' }));
    await expect(await bar.findByText('Recording interrupted')).toBeVisible();
    await expect(bar.queryByText('Recording')).toBeNull();
  },
};

export const NotRecorded: Story = {
  name: 'Says that a session is not recorded that should be [CARE-10]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getRoom, make.room({ recording: 'FAILED', recordingFailure: 'NOT_STARTED' }))),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Session in progress' }));
    await expect(await bar.findByText('Not recorded')).toBeVisible();
  },
};

export const InTheRoom: Story = {
  name: 'Is not shown in the room of that session, nor where none is running',
  args: { shownAppointmentId: 'apt-running' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'إنهاء الجلسة' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
