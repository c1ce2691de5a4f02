import type { Client } from '@sakina/platform/client';
import {
  getConsent,
  getRecording,
  startAppointment,
  startBilling,
  startRecording,
  verifyCredentials,
} from '@sakina/platform/contract';
import type { StartCalls } from '../model/start-session.ts';

/** The calls of a start, made for one appointment (CALL-49, 15, 14, 41, 50). */
export function startCalls(client: Client, appointmentId: string, isResumed: boolean): StartCalls {
  const params = { id: appointmentId };
  return {
    verifyCredentials: (idempotencyKey) => client.call(verifyCredentials, {}, { idempotencyKey }),
    checkConsent: (idempotencyKey) => client.call(getConsent, { params }, { idempotencyKey }),
    startAppointment: (idempotencyKey) => client.call(startAppointment, { params }, { idempotencyKey }),
    async startRecording(idempotencyKey) {
      // After a reload the recording may have been stopped because someone withdrew: arming it again is not ours to do.
      const wasArmed = isResumed && (await client.call(getRecording, { params })).status !== 'NONE';
      if (!wasArmed) await client.call(startRecording, { params }, { idempotencyKey });
    },
    startBilling: (idempotencyKey) => client.call(startBilling, { params }, { idempotencyKey }),
  };
}
