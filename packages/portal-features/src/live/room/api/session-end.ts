import type { Client } from '@sakina/platform/client';
import {
  analyzeRecording,
  cancelAppointment,
  getRecording,
  getRoom,
  stopBilling,
  stopRecording,
  updateAppointment,
} from '@sakina/platform/contract';
import type { ChargeChoice } from '@sakina/platform/domain';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef, useState } from 'react';
import { createEnd } from '../model/end-session.ts';
import type { EndAnswer, EndCalls, EndFacts, EndProgress, EndStep } from '../model/end-session.ts';
import { isBehind } from '../model/steps.ts';
import type { StepRun } from '../model/steps.ts';

/**
 * The calls of an end, made for one appointment (CALL-42, 51, 12 or 13, 43).
 * @param chooseCharge Asks the provider what to charge.
 */
function endCalls(client: Client, appointmentId: string, chooseCharge: EndCalls['chooseCharge']): EndCalls {
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

/** Ending one session, as the screen shows it. */
export interface SessionEnd {
  /** null until the provider ends the session. */
  progress: EndProgress | null;
  isRunning: boolean;
  /** Ends it. @param mayBeRecording Whether a recording was ever armed. */
  begin: (mayBeRecording: boolean, answer: EndAnswer) => void;
  /** Gives what the provider chose to charge; null while nothing is asked. */
  onCharge: ((choice: ChargeChoice) => void) | null;
  /** Tries one failed step again, and goes on with what waited for it. */
  retry: (step: EndStep) => void;
}

/** Ends a session step by step (SESSION-2); what is found out is kept over every retry. */
export function useEndSession(appointmentId: string): SessionEnd {
  const client = useClient();
  const readAgain = useReadAgain();
  const [progress, setProgress] = useState<EndProgress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = useRef<StepRun<EndStep, EndFacts> | null>(null);

  const [onCharge, setOnCharge] = useState<SessionEnd['onCharge']>(null);

  const go = useCallback(
    async (only?: EndStep) => {
      if (run.current === null) return;
      setRunning(true);
      const after = await run.current.run(only);
      setRunning(false);
      if (isBehind(after.statuses.status)) await readAgain(updateAppointment, [getRoom, getRecording]);
    },
    [readAgain],
  );
  const begin = useCallback(
    (mayBeRecording: boolean, answer: EndAnswer) => {
      run.current ??= createEnd({
        endId: crypto.randomUUID(),
        calls: endCalls(
          client,
          appointmentId,
          () =>
            new Promise((resolve) => {
              setOnCharge(() => (choice: ChargeChoice) => {
                setOnCharge(null);
                resolve(choice);
              });
            }),
        ),
        onChange: setProgress,
        mayBeRecording,
        answer,
      });
      void go();
    },
    [client, appointmentId, go],
  );
  const retry = useCallback((step: EndStep) => void go(step), [go]);

  return { progress, isRunning, begin, onCharge, retry };
}
