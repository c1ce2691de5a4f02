import type { Recording } from '@sakina/platform/contract';
import { mayTranscribe } from '@sakina/platform/domain';
import type { ChargeChoice, ChargeRule, Money } from '@sakina/platform/domain';
import { createStepRun, initialProgress } from './steps.ts';
import type { PlannedStep, Progress, StepRun } from './steps.ts';

/** What ends a session, in the order that SESSION-2 demands. */
const endSteps = ['recording', 'billing', 'charge', 'status', 'analysis'] as const;
export type EndStep = (typeof endSteps)[number];

/** What was billed, as the server counted it. */
export interface Bill {
  readonly startedAt: string;
  readonly stoppedAt: string;
  readonly billingMinutes: number;
  readonly bookedMinutes: number;
  /** What the minutes say about the charge. */
  readonly charge: ChargeRule;
  /** What the session will be charged at; null while that has to be chosen. */
  readonly amount: Money | null;
}

/** What an end finds out; a later failure takes none of it away. */
export interface EndFacts {
  /** Whether a recording may be running; false where none was ever armed. */
  readonly mayBeRecording: boolean;
  /** Whether anything was captured; null until the recording has been stopped. */
  readonly wasRecorded: boolean | null;
  /** Whether everyone who was recorded stands by a transcript. */
  readonly mayBeTranscribed: boolean;
  readonly bill: Bill | null;
  /** What the provider chose to charge; null until then, and where there is nothing to choose. */
  readonly choice: ChargeChoice | null;
  /** What the session was charged at; null until it is completed. */
  readonly charged: Money | null;
}

export type EndProgress = Progress<EndStep, EndFacts>;

/** What a session came to. `HELD` bills its minutes; the other two charge nothing by themselves. */
export type EndOutcome = 'HELD' | 'NO_SHOW' | 'NOT_HELD';

/**
 * What can have become of a session whose client was never in the room. Nobody misses a session before its time.
 * @param now Epoch milliseconds.
 */
export function unattendedOutcomes(startsAt: string, now: number): readonly EndOutcome[] {
  return now < Date.parse(startsAt) ? ['NOT_HELD', 'HELD'] : ['NO_SHOW', 'NOT_HELD', 'HELD'];
}

/** How a session ends. */
export interface EndAnswer {
  readonly outcome: EndOutcome;
  /** Why, where the client was never in the room and the session was held elsewhere or not at all; else null. */
  readonly reason: string | null;
}

/** The calls of an end; each is given its idempotency key. */
export interface EndCalls {
  stopRecording(key: string): Promise<Pick<Recording, 'durationSeconds' | 'scopes'>>;
  stopBilling(key: string): Promise<Bill>;
  /** Asks the provider what to charge; never answers by itself. */
  chooseCharge(bill: Bill): Promise<ChargeChoice>;
  /**
   * Sets the outcome: completed, no-show, or cancelled by the provider. @returns what the session was charged at, if
   * anything
   */
  close(key: string, answer: EndAnswer, choice: ChargeChoice | null): Promise<Money | null>;
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
 * A recording that cannot be stopped does not keep the timer running: billing needs nothing before it. The session
 * counts as completed only when the recording is stopped and the minutes are known, since the server bills no completed
 * session.
 */
function planEnd({ endId, calls, answer }: EndOptions): readonly PlannedStep<EndStep, EndFacts>[] {
  const key = (step: EndStep) => `${endId}:${step}`;
  return [
    {
      name: 'recording',
      needs: [],
      isNeeded: (facts) => facts.mayBeRecording,
      run: async () => {
        const { durationSeconds, scopes } = await calls.stopRecording(key('recording'));
        return { wasRecorded: durationSeconds > 0, mayBeTranscribed: mayTranscribe(scopes) };
      },
    },
    {
      name: 'billing',
      needs: [],
      // The server drops the timer of a session that did not take place.
      isNeeded: () => answer.outcome === 'HELD',
      run: async () => ({ bill: await calls.stopBilling(key('billing')) }),
    },
    {
      name: 'charge',
      needs: ['billing'],
      isNeeded: ({ bill }) => bill?.charge === 'CHOOSE',
      run: async ({ bill }) => (bill === null ? {} : { choice: await calls.chooseCharge(bill) }),
    },
    {
      name: 'status',
      needs: ['recording', 'billing', 'charge'],
      run: async ({ choice }) => ({ charged: await calls.close(key('status'), answer, choice) }),
    },
    {
      name: 'analysis',
      needs: ['recording', 'status'],
      isNeeded: (facts) => facts.wasRecorded === true && facts.mayBeTranscribed && answer.outcome === 'HELD',
      run: async () => {
        await calls.analyse(key('analysis'));
        return {};
      },
    },
  ];
}

/** The end of a session (SESSION-2): in order, each step tried again by itself, the minutes kept whatever fails. */
export function createEnd(options: EndOptions): StepRun<EndStep, EndFacts> {
  const facts: EndFacts = {
    mayBeRecording: options.mayBeRecording,
    wasRecorded: null,
    mayBeTranscribed: false,
    bill: null,
    choice: null,
    charged: null,
  };
  return createStepRun(planEnd(options), initialProgress(endSteps, facts), options.onChange);
}
