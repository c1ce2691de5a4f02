import type { Client } from '@sakina/platform/client';
import {
  analyzeRecording,
  cancelAppointment,
  stopBilling,
  stopRecording,
  updateAppointment,
} from '@sakina/platform/contract';
import type { EndCalls } from '../model/end-session.ts';

/** The calls of an end, made for one appointment (CALL-42, 51, 12 or 13, 43). */
export function endCalls(client: Client, appointmentId: string): EndCalls {
  const params = { id: appointmentId };
  return {
    stopRecording: (idempotencyKey) => client.call(stopRecording, { params }, { idempotencyKey }),
    stopBilling: (idempotencyKey) => client.call(stopBilling, { params }, { idempotencyKey }),
    close: (idempotencyKey, { outcome, reason }) => {
      if (outcome === 'NOT_HELD')
        return client.call(
          cancelAppointment,
          { params, body: { reason: { code: 'OTHER', text: reason } } },
          { idempotencyKey },
        );
      const body =
        outcome === 'NO_SHOW'
          ? { status: 'NO_SHOW' as const }
          : { status: 'COMPLETED' as const, ...(reason !== null && { heldReason: reason }) };
      return client.call(updateAppointment, { params, body }, { idempotencyKey });
    },
    analyse: (idempotencyKey) => client.call(analyzeRecording, { params }, { idempotencyKey }),
  };
}
