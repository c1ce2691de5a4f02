import { make, scenarios } from '@sakina/mocks';
import { createSessionNote, getRoom, startBilling, updateSessionNote } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { id, running, amina, layla, openTab, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const meta = {
  title: 'Provider/Live session',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'After a reload the timer goes on from the server’s start [SESSION-3]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'Session time' })).toHaveTextContent('12:00');
    await expect(await canvas.findByText('Billed from 9:48 AM, Eastern Time')).toBeVisible();
    await expect(await canvas.findByText('Dr. Amina Rahman (you)')).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
  },
};

export const Beside: Story = {
  name: 'Beside the session: scratch text goes into the note and stays until it has, and the last note can be read',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createSessionNote), ...runningSession()),
  play: async ({ canvas, msw }) => {
    await openTab(canvas, /^Notes/);
    const put = await canvas.findByRole('button', { name: 'Add to note' });
    await userEvent.click(put);
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /Scratchpad/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Took the elevator twice.');
    await userEvent.click(put);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(field).toHaveValue('Took the elevator twice.');
    const note = make.note({ status: 'DRAFT' });
    msw.use(scenarios.answering(createSessionNote, note), scenarios.answering(updateSessionNote, note));
    await userEvent.click(put);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByRole('link', { name: 'Open the note' })).toHaveAttribute(
      'href',
      `/provider/notes?appointment=${id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Last note' }));
    await expect(await canvas.findByText(/^Session on /)).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  name: 'A lost connection is said, the timer goes on, and the room recovers by itself [SESSION-3]',
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(canvas.getByText('Layla Haddad')).toBeVisible());
    msw.use(scenarios.offline(getRoom));
    // Entering asks for the room again, so the first notice may give way to a second one.
    await waitFor(() => expect(canvas.getByText('Connection lost')).toBeVisible(), { timeout: 6000 });
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toBeVisible();
    await expect(canvas.getByText('Layla Haddad')).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room()));
    await waitFor(() => expect(canvas.queryByText('Connection lost')).toBeNull(), { timeout: 6000 });
    await expect(canvas.getByText('You’re reconnected.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getRoom), ...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the people here…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave or end' })).toBeVisible();
  },
};

export const TimerFails: Story = {
  name: 'Error: counts from the session’s start until the timer can be read again',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(startBilling), ...runningSession()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('We couldn’t load the billing timer')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Session time' })).toHaveTextContent('12:00');
    msw.use(...runningSession());
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(await canvas.findByText('Billed from 9:48 AM, Eastern Time')).toBeVisible();
  },
};

export const LongNames: Story = {
  beforeEach: ({ msw }) => {
    const displayName = 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho';
    msw.use(
      ...runningSession({
        appointment: { ...running, client: { ...running.client, displayName } },
        room: {
          participants: [
            amina,
            { ...layla, displayName },
            {
              ...layla,
              id: 'participant-3',
              role: 'GUEST',
              displayName: 'Abdulrahman ibn Abdulaziz · عبد الرحمن بن عبد العزيز',
              presence: 'WAITING',
              identity: 'GUEST',
              admittedAt: null,
            },
          ],
        },
      }),
    );
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/عبد العزيز/, { ignore: '[role=status]' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...runningSession({
        room: { recording: 'RECORDING', participants: [amina, { ...layla, recordingConsent: true }] },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('جارٍ التسجيل')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...runningSession()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave or end' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
    await openTab(canvas, /^People/);
    await expect(await canvas.findByText('Layla Haddad')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'People and chat' })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
