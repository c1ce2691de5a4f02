import type { Client } from '@sakina/platform/client';
import { analyzeRecording, stopBilling, stopRecording, updateAppointment } from '@sakina/platform/contract';
import type { EndCalls } from '../model/end-session.ts';

/** The calls of an end, made for one appointment (CALL-42, 51, 12, 43). */
export function endCalls(client: Client, appointmentId: string): EndCalls {
  const params = { id: appointmentId };
  return {
    stopRecording: (idempotencyKey) => client.call(stopRecording, { params }, { idempotencyKey }),
    stopBilling: (idempotencyKey) => client.call(stopBilling, { params }, { idempotencyKey }),
    complete: (idempotencyKey) =>
      client.call(updateAppointment, { params, body: { status: 'COMPLETED' } }, { idempotencyKey }),
    analyse: (idempotencyKey) => client.call(analyzeRecording, { params }, { idempotencyKey }),
  };
}
