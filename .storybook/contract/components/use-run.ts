import { useRef, useState } from 'react';
import type { Network } from '../model/make-fail.ts';
import { runCall } from '../model/run-call.ts';
import type { Outcome, Run } from '../model/run-call.ts';

/** Running a call from a page. */
export interface Runner {
  outcome: Outcome | undefined;
  /** The number of calls, so that an equal outcome is announced again. */
  count: number;
  isRunning: boolean;
  run: (call: Omit<Run, 'idempotencyKey'>, options: { repeatsKey: boolean }) => Promise<Outcome>;
  stop: () => void;
}

/** Runs one call at a time and keeps the last outcome. */
export function useRun(network: Network): Runner {
  const [outcome, setOutcome] = useState<Outcome>();
  const [count, setCount] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const key = useRef<string>(undefined);

  async function run(call: Omit<Run, 'idempotencyKey'>, { repeatsKey }: { repeatsKey: boolean }): Promise<Outcome> {
    controller.current = new AbortController();
    if (!repeatsKey) key.current = undefined;
    key.current ??= crypto.randomUUID();
    setRunning(true);
    try {
      const found = await runCall({ ...call, idempotencyKey: key.current }, network, controller.current.signal);
      setOutcome(found);
      setCount((before) => before + 1);
      return found;
    } finally {
      setRunning(false);
    }
  }

  return { outcome, count, isRunning, run, stop: () => controller.current?.abort() };
}
