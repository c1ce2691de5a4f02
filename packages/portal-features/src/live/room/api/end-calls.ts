import type { Client } from '@sakina/platform/client';
import {
  analyzeRecording,
  cancelAppointment,
  stopBilling,
  stopRecording,
  updateAppointment,
} from '@sakina/platform/contract';
import type { EndCalls } from '../model/end-session.ts';

/**
 * The calls of an end, made for one appointment (CALL-42, 51, 12 or 13, 43).
 * @param chooseCharge Asks the provider what to charge.
 */
export function endCalls(client: Client, appointmentId: string, chooseCharge: EndCalls['chooseCharge']): EndCalls {
  const params = { id: appointmentId };
  return {
    stopRecording: (idempotencyKey) => client.call(stopRecording, { params }, { idempotencyKey }),
    stopBilling: (idempotencyKey) => client.call(stopBilling, { params }, { idempotencyKey }),
    chooseCharge,
    close: async (idempotencyKey, { outcome, reason }, choice) => {
      if (outcome === 'NOT_HELD') {
        const body = { reason: { code: 'OTHER' as const, text: reason } };
        await client.call(cancelAppointment, { params, body }, { idempotencyKey });
        return null;
      }
      const body =
        outcome === 'NO_SHOW'
          ? { status: 'NO_SHOW' as const }
          : {
              status: 'COMPLETED' as const,
              ...(reason !== null && { heldReason: reason }),
              ...(choice !== null && { charge: choice }),
            };
      return (await client.call(updateAppointment, { params, body }, { idempotencyKey })).charged ?? null;
    },
    analyse: (idempotencyKey) => client.call(analyzeRecording, { params }, { idempotencyKey }),
  };
}
