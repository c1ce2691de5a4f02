import type { Money } from '@sakina/platform/domain';
import { createStepRun, initialProgress } from './steps.ts';
import type { PlannedStep, Progress, StepRun } from './steps.ts';

/** What ends a session, in the order that SESSION-2 demands. */
export const endSteps = ['recording', 'billing', 'status', 'analysis'] as const;
export type EndStep = (typeof endSteps)[number];

/** What was billed, as the server counted it. */
export interface Bill {
  readonly startedAt: string;
  readonly stoppedAt: string;
  readonly billingMinutes: number;
  readonly amount: Money;
}

/** What an end finds out; a later failure takes none of it away. */
export interface EndFacts {
  /** Whether a recording may be running; false where none was ever armed. */
  readonly mayBeRecording: boolean;
  /** Whether anything was captured; null until the recording has been stopped. */
  readonly wasRecorded: boolean | null;
  readonly bill: Bill | null;
}

export type EndProgress = Progress<EndStep, EndFacts>;

/** The calls of an end; each is given its idempotency key. */
/** What a session came to. `HELD` bills its minutes; the other two charge nothing by themselves. */
export type EndOutcome = 'HELD' | 'NO_SHOW' | 'NOT_HELD';

/** How a session ends. */
export interface EndAnswer {
  readonly outcome: EndOutcome;
  /** Why, where the client was never in the room and the session was held elsewhere or not at all; else null. */
  readonly reason: string | null;
}

export interface EndCalls {
  stopRecording(key: string): Promise<{ durationSeconds: number }>;
  stopBilling(key: string): Promise<Bill>;
  /** Sets the outcome: completed, no-show, or cancelled by the provider. */
  close(key: string, answer: EndAnswer): Promise<unknown>;
  analyse(key: string): Promise<unknown>;
}

export interface EndOptions {
  /** One id an end: every call's key is made from it. */
  readonly endId: string;
  readonly calls: EndCalls;
  readonly onChange: (progress: EndProgress) => void;
  readonly mayBeRecording: boolean;
  readonly answer: EndAnswer;
}

/**
 * A recording that cannot be stopped does not keep the timer running: billing needs nothing before it. The session counts
 * as completed only when the recording is stopped and the minutes are known, since the server bills no completed session.
 */
function planEnd({ endId, calls, answer }: EndOptions): readonly PlannedStep<EndStep, EndFacts>[] {
  const key = (step: EndStep) => `${endId}:${step}`;
  return [
    {
      name: 'recording',
      needs: [],
      isNeeded: (facts) => facts.mayBeRecording,
      run: async () => ({ wasRecorded: (await calls.stopRecording(key('recording'))).durationSeconds > 0 }),
    },
    {
      name: 'billing',
      needs: [],
      // The server drops the timer of a session that did not take place.
      isNeeded: () => answer.outcome === 'HELD',
      run: async () => ({ bill: await calls.stopBilling(key('billing')) }),
    },
    {
      name: 'status',
      needs: ['recording', 'billing'],
      run: async () => {
        await calls.close(key('status'), answer);
        return {};
      },
    },
    {
      name: 'analysis',
      needs: ['recording', 'status'],
      isNeeded: (facts) => facts.wasRecorded === true && answer.outcome === 'HELD',
      run: async () => {
        await calls.analyse(key('analysis'));
        return {};
      },
    },
  ];
}

/** The end of a session (SESSION-2): in order, each step tried again by itself, the minutes kept whatever fails. */
export function createEnd(options: EndOptions): StepRun<EndStep, EndFacts> {
  const facts: EndFacts = { mayBeRecording: options.mayBeRecording, wasRecorded: null, bill: null };
  return createStepRun(planEnd(options), initialProgress(endSteps, facts), options.onChange);
}
