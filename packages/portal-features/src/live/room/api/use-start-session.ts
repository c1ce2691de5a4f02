import { startAppointment } from '@sakina/platform/contract';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef, useState } from 'react';
import { createStart, initialStart } from '../model/start-session.ts';
import type { StartProgress, StartStep, StartFacts } from '../model/start-session.ts';
import { isComplete } from '../model/steps.ts';
import type { StepRun } from '../model/steps.ts';
import { startCalls } from './start-calls.ts';

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
