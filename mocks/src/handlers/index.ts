import type { HttpHandler } from 'msw';
import { bookingHandlers } from './booking/index.ts';
import { moneyHandlers } from './money/index.ts';
import { careHandlers } from './care/index.ts';
import { practiceHandlers } from './practice/index.ts';
import { communityHandlers } from './community/index.ts';
import { companionHandlers } from './companion/index.ts';
import { adminHandlers } from './admin/index.ts';
import { accountHandlers } from './account/index.ts';
import { updateAppointmentHandler, cancelAppointmentHandler } from './appointment-changes.ts';
import { quoteCancellationHandler } from './appointment-cancellation-quote.ts';
import { confirmAppointmentHandler } from './appointment-confirm.ts';
import { startAppointmentHandler, getConsentHandler } from './appointment-start.ts';
import { listAppointmentsHandler, createAppointmentHandler, getAppointmentHandler } from './appointments.ts';
import { logPortalSwitchHandler } from './audit.ts';
import { refreshTokensHandler } from './auth.ts';
import { getAvailabilityHandler } from './availability.ts';
import { startBillingHandler, stopBillingHandler } from './billing.ts';
import { listCalendarEventsHandler } from './calendar.ts';
import { listClientsHandler, getClientHandler } from './clients.ts';
import { verifyCredentialsHandler } from './credentials.ts';
import { getDashboardStatsHandler } from './dashboard-stats.ts';
import type { MockHandler, MockServer } from './define-handler.ts';
import { searchProvidersHandler, getProviderHandler, listOpenSlotsHandler } from './directory.ts';
import {
  getRecordingHandler,
  analyzeRecordingHandler,
  startRecordingHandler,
  stopRecordingHandler,
} from './recordings.ts';
import { amendTranscriptHandler, getTranscriptHandler, redactTranscriptHandler } from './transcript.ts';
import {
  putRecordingPartHandler,
  failRecordingHandler,
  getRecordingMediaHandler,
  getRecordingPartHandler,
  listRecordingAccessHandler,
  pauseRecordingHandler,
  resumeRecordingHandler,
} from './recording-media.ts';
import {
  answerRecordingConsentHandler,
  listRecordingConsentsHandler,
  withdrawRecordingConsentHandler,
} from './recording-consents.ts';
import { getFeaturesHandler } from './features.ts';
import { getMediaAccessHandler, signalRoomHandler } from './room-media.ts';
import { sendRoomCaptionHandler, setRoomCaptionsHandler } from './room-captions.ts';
import { listRoomChatHandler, sendRoomChatHandler } from './room-chat.ts';
import {
  admitParticipantHandler,
  askToMuteHandler,
  lockRoomHandler,
  refuseParticipantHandler,
  removeParticipantHandler,
  sendBackParticipantHandler,
  setCoHostHandler,
  setPrivacyHandler,
  setStageHandler,
  startRoundHandler,
} from './room-people.ts';
import { getRoomHandler, updateParticipantHandler, enterRoomHandler } from './rooms.ts';
import {
  createSessionNoteHandler,
  listSessionNotesHandler,
  signSessionNoteHandler,
  updateSessionNoteHandler,
} from './session-notes.ts';
import { onAny } from './transport.ts';

/** The mock of every operation. */
export const mockHandlers: readonly MockHandler[] = [
  getAvailabilityHandler,
  listCalendarEventsHandler,
  getFeaturesHandler,
  listAppointmentsHandler,
  createAppointmentHandler,
  getAppointmentHandler,
  updateAppointmentHandler,
  confirmAppointmentHandler,
  quoteCancellationHandler,
  cancelAppointmentHandler,
  startAppointmentHandler,
  getConsentHandler,
  listClientsHandler,
  getClientHandler,
  listSessionNotesHandler,
  createSessionNoteHandler,
  updateSessionNoteHandler,
  signSessionNoteHandler,
  getDashboardStatsHandler,
  verifyCredentialsHandler,
  startRecordingHandler,
  stopRecordingHandler,
  analyzeRecordingHandler,
  getRecordingHandler,
  getTranscriptHandler,
  amendTranscriptHandler,
  redactTranscriptHandler,
  putRecordingPartHandler,
  failRecordingHandler,
  getRecordingMediaHandler,
  getRecordingPartHandler,
  listRecordingAccessHandler,
  pauseRecordingHandler,
  resumeRecordingHandler,
  startBillingHandler,
  stopBillingHandler,
  searchProvidersHandler,
  getProviderHandler,
  listOpenSlotsHandler,
  getRoomHandler,
  enterRoomHandler,
  updateParticipantHandler,
  admitParticipantHandler,
  refuseParticipantHandler,
  sendBackParticipantHandler,
  removeParticipantHandler,
  lockRoomHandler,
  askToMuteHandler,
  setCoHostHandler,
  setPrivacyHandler,
  setStageHandler,
  startRoundHandler,
  setRoomCaptionsHandler,
  sendRoomCaptionHandler,
  listRecordingConsentsHandler,
  answerRecordingConsentHandler,
  withdrawRecordingConsentHandler,
  getMediaAccessHandler,
  signalRoomHandler,
  listRoomChatHandler,
  sendRoomChatHandler,
  refreshTokensHandler,
  logPortalSwitchHandler,
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
