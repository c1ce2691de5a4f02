import { getRecording, getRoom, updateAppointment } from '@sakina/platform/contract';
import type { ChargeChoice } from '@sakina/platform/domain';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef, useState } from 'react';
import { createEnd } from '../model/end-session.ts';
import type { EndAnswer, EndFacts, EndProgress, EndStep } from '../model/end-session.ts';
import { isBehind } from '../model/steps.ts';
import type { StepRun } from '../model/steps.ts';
import { endCalls } from './end-calls.ts';

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
