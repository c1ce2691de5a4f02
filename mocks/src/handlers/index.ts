import type { HttpHandler } from 'msw';
import { bookingHandlers } from './booking/index.ts';
import { moneyHandlers } from './money/index.ts';
import { careHandlers } from './care/index.ts';
import { practiceHandlers } from './practice/index.ts';
import { communityHandlers } from './community/index.ts';
import { companionHandlers } from './companion/index.ts';
import { adminHandlers } from './admin/index.ts';
import { accountHandlers } from './account/index.ts';
import { appointmentUpdate, cancellation } from './appointment-changes.ts';
import { appointmentStart, consentOnFile } from './appointment-start.ts';
import { appointmentList, booking, oneAppointment } from './appointments.ts';
import { portalSwitchLog } from './audit.ts';
import { tokenRefresh } from './auth.ts';
import { availability } from './availability.ts';
import { billingStart, billingStop } from './billing.ts';
import { calendarEvents } from './calendar.ts';
import { clientList, oneClient } from './clients.ts';
import { credentialsCheck } from './credentials.ts';
import { dashboardStats } from './dashboard-stats.ts';
import type { MockHandler, MockServer } from './define-handler.ts';
import { directorySearch, providerPage, slotList } from './directory.ts';
import { oneRecording, recordingAnalysis, recordingStart, recordingStop, transcript } from './recordings.ts';
import { oneRoom, participantUpdate, roomEntry } from './rooms.ts';
import { noteCreation, noteList, noteSigning, noteUpdate } from './session-notes.ts';
import { onAny } from './transport.ts';

/** The mock of every operation. */
export const mockHandlers: readonly MockHandler[] = [
  availability,
  calendarEvents,
  appointmentList,
  booking,
  oneAppointment,
  appointmentUpdate,
  cancellation,
  appointmentStart,
  consentOnFile,
  clientList,
  oneClient,
  noteList,
  noteCreation,
  noteUpdate,
  noteSigning,
  dashboardStats,
  credentialsCheck,
  recordingStart,
  recordingStop,
  recordingAnalysis,
  oneRecording,
  transcript,
  billingStart,
  billingStop,
  directorySearch,
  providerPage,
  slotList,
  oneRoom,
  roomEntry,
  participantUpdate,
  tokenRefresh,
  portalSwitchLog,
  ...bookingHandlers,
  ...moneyHandlers,
  ...careHandlers,
  ...practiceHandlers,
  ...communityHandlers,
  ...companionHandlers,
  ...adminHandlers,
  ...accountHandlers,
];

/** MSW handlers for a server, by the name of their operation (`appointments.list`), so that one can be replaced. */
export function handlersByOperation(server: MockServer): Record<string, HttpHandler> {
  return Object.fromEntries(mockHandlers.map(({ operation, serve }) => [operation.name, serve(server)]));
}

/** MSW handlers that answer every operation. */
export function createHandlers(server: MockServer): HttpHandler[] {
  return [onAny(mockHandlers.map(({ operation, answerFor }) => ({ operation, answer: answerFor(server) })))];
}

export { ApiFailure } from './api-failure.ts';
export { defineHandler } from './define-handler.ts';
export type { HandlerContext, MockHandler, MockServer } from './define-handler.ts';
