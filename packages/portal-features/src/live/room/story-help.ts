import { screen, userEvent, within } from 'storybook/test';
import { minutes } from '../../shared/testing/story-times.ts';
import { ids, make, scenarios } from '@sakina/mocks';
import {
  analyzeRecording,
  enterRoom,
  getAppointment,
  getRecording,
  getRoom,
  listRoomChat,
  startAppointment,
  startBilling,
  stopBilling,
  stopRecording,
  updateAppointment,
} from '@sakina/platform/contract';
import type { Appointment, Room } from '@sakina/platform/contract';

export const id = ids.appointments.startable;
export const running = make.appointment({
  id,
  status: 'IN_PROGRESS',
  startsAt: minutes(-15),
  endsAt: minutes(35),
  startedAt: minutes(-12),
});
export const [amina, layla] = make.room().participants as [Room['participants'][number], Room['participants'][number]];

interface RunningOptions {
  room?: Partial<Room>;
  appointment?: Appointment;
}

/** A session that has been running for twelve minutes, as the server tells of it. */
export const runningSession = ({ room = {}, appointment = running }: RunningOptions = {}) => [
  scenarios.answering(getAppointment, appointment),
  scenarios.answering(startAppointment, {
    appointmentId: id,
    status: 'IN_PROGRESS',
    startedAt: minutes(-12),
    recordingRequired: true,
  }),
  scenarios.answering(getRecording, make.recording({ status: 'ARMED', startedAt: null, durationSeconds: 0 })),
  scenarios.answering(startBilling, { appointmentId: id, startedAt: minutes(-12) }),
  scenarios.answering(enterRoom, { participantId: 'own-1', room: make.room(room) }),
  scenarios.answering(getRoom, make.room(room)),
  scenarios.answering(listRoomChat, { items: [] }),
];

/** How the server ends it. */
export const ending = [
  scenarios.answering(
    stopRecording,
    make.recording({ status: 'STOPPED', stoppedAt: minutes(0), durationSeconds: 660 }),
  ),
  scenarios.answering(stopBilling, {
    appointmentId: id,
    startedAt: minutes(-12),
    stoppedAt: minutes(0),
    billingMinutes: 42,
    bookedMinutes: 50,
    charge: 'FULL',
    amount: { amountMinor: 12_000, currency: 'USD' },
  }),
  scenarios.answering(updateAppointment, {
    ...running,
    status: 'COMPLETED',
    endedAt: minutes(0),
    charged: { amountMinor: 12_000, currency: 'USD' },
  }),
  scenarios.answering(
    analyzeRecording,
    make.recording({ status: 'ANALYSING', stoppedAt: minutes(0), durationSeconds: 660 }),
  ),
];

/** Asks to end the room for everyone, by the menu at the end of its bar. */
export async function askToEnd(canvas: Pick<typeof screen, 'findByRole'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Leave or end' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End for everyone' }));
}

/** Opens a tab of the panel beside the stage, and the panel first where it is folded away. */
export async function openTab(canvas: Pick<typeof screen, 'findByRole'>, name: RegExp): Promise<void> {
  const toggle = await canvas.findByRole('button', { name: 'People and chat' });
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  await userEvent.click(await canvas.findByRole('tab', { name }));
}

/** Ends the room for everyone, and answers the question before it. */
export async function endSession(canvas: Pick<typeof screen, 'findByRole'>) {
  await askToEnd(canvas);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End session' }));
}

/** Presses start once the session is shown, and starts it early: the story’s clock is half an hour before its time. */
export async function start(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Start session' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Start this session early?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Start now' }));
}
