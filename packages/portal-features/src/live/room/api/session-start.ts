import type { Client } from '@sakina/platform/client';
import {
  getConsent,
  getRecording,
  startAppointment,
  startBilling,
  startRecording,
  verifyCredentials,
} from '@sakina/platform/contract';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef, useState } from 'react';
import { createStart, initialStart } from '../model/start-session.ts';
import type { StartCalls, StartFacts, StartProgress, StartStep } from '../model/start-session.ts';
import { isComplete } from '../model/steps.ts';
import type { StepRun } from '../model/steps.ts';

/** The calls of a start, made for one appointment (CALL-49, 15, 14, 41, 50). */
function startCalls(client: Client, appointmentId: string, isResumed: boolean): StartCalls {
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

/** Starting one session, as the screen shows it. */
export interface SessionStart {
  progress: StartProgress;
  /** `fresh`: the checks are being run; `resumed`: the session ran already when this page was opened. */
  mode: 'none' | 'fresh' | 'resumed';
  isRunning: boolean;
  isComplete: boolean;
  /** Runs the checks, or goes on at the one that failed. */
  begin: () => void;
  /** Asks for the start and the timer of a session that runs already. */
  resume: () => void;
}

/** Starts a session step by step (SESSION-1), or takes up a running one (SESSION-3). */
export function useStartSession(appointmentId: string): SessionStart {
  const client = useClient();
  const readAgain = useReadAgain();
  const [progress, setProgress] = useState<StartProgress>(() => initialStart());
  const [mode, setMode] = useState<SessionStart['mode']>('none');
  const [isRunning, setRunning] = useState(false);
  const run = useRef<StepRun<StartStep, StartFacts> | null>(null);

  const go = useCallback(
    async (as: 'fresh' | 'resumed') => {
      if (run.current === null) {
        const isResumed = as === 'resumed';
        run.current = createStart({
          startId: crypto.randomUUID(),
          calls: startCalls(client, appointmentId, isResumed),
          onChange: setProgress,
          isResumed,
        });
        setMode(as);
      }
      setRunning(true);
      const after = await run.current.run();
      setRunning(false);
      if (as === 'fresh' && isComplete(after)) await readAgain(startAppointment);
    },
    [client, appointmentId, readAgain],
  );
  const begin = useCallback(() => void go('fresh'), [go]);
  const resume = useCallback(() => void go('resumed'), [go]);

  return { progress, mode, isRunning, isComplete: isComplete(progress), begin, resume };
}
