import { createStepRun, initialProgress } from './steps.ts';
import type { PlannedStep, Progress, StepRun } from './steps.ts';

/** The checks and calls that start a session, in the order that SESSION-1 demands. */
export const startSteps = ['credentials', 'consent', 'appointment', 'recording', 'billing'] as const;
export type StartStep = (typeof startSteps)[number];

/** What a start finds out. Times are the server's. */
export interface StartFacts {
  readonly recordingRequired: boolean;
  /** When the session started, or null until it has. */
  readonly startedAt: string | null;
  /** When the billing timer started, or null until it has. */
  readonly billingStartedAt: string | null;
  /** When the timer was stopped, as by an end that was not finished; null while it runs. */
  readonly billingStoppedAt: string | null;
}

export type StartProgress = Progress<StartStep, StartFacts>;

/** The calls of a start; each is given its idempotency key. */
export interface StartCalls {
  verifyCredentials(key: string): Promise<{ verified: boolean; problem: string | null }>;
  checkConsent(key: string): Promise<{ consented: boolean }>;
  startAppointment(key: string): Promise<{ startedAt: string; recordingRequired: boolean }>;
  /** Arms the recording unless it was armed before: one that a person stopped stays stopped. */
  startRecording(key: string): Promise<unknown>;
  startBilling(key: string): Promise<{ startedAt: string; stoppedAt?: string | undefined }>;
}

export type RefusalReason = 'NOT_VERIFIED' | 'NO_CONSENT';

/** A check that was answered, with no. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
  readonly reason: RefusalReason;
  /** The server's own words on it, or null. */
  readonly problem: string | null;

  constructor(reason: RefusalReason, problem: string | null = null) {
    super(reason);
    this.reason = reason;
    this.problem = problem;
  }
}

export interface StartOptions {
  /** One id a start: every call's key is made from it, so that a repeated step has one effect. */
  readonly startId: string;
  readonly calls: StartCalls;
  readonly onChange: (progress: StartProgress) => void;
  /**
   * True for a session that runs already, as after a reload: its checks were passed, its timer is only asked for.
   * @default false
   */
  readonly isResumed?: boolean;
}

/** Each step waits for the one before it, so a failure stops the rest and nothing is billed that did not start. */
function planStart({ startId, calls }: StartOptions): readonly PlannedStep<StartStep, StartFacts>[] {
  const key = (step: StartStep) => `${startId}:${step}`;
  return [
    {
      name: 'credentials',
      needs: [],
      run: async () => {
        const check = await calls.verifyCredentials(key('credentials'));
        if (!check.verified) throw new StartRefusal('NOT_VERIFIED', check.problem);
        return {};
      },
    },
    {
      name: 'consent',
      needs: ['credentials'],
      run: async () => {
        const { consented } = await calls.checkConsent(key('consent'));
        if (!consented) throw new StartRefusal('NO_CONSENT');
        return {};
      },
    },
    {
      name: 'appointment',
      needs: ['consent'],
      run: async () => {
        const { startedAt, recordingRequired } = await calls.startAppointment(key('appointment'));
        return { startedAt, recordingRequired };
      },
    },
    {
      name: 'recording',
      needs: ['appointment'],
      isNeeded: (facts) => facts.recordingRequired,
      run: async () => {
        await calls.startRecording(key('recording'));
        return {};
      },
    },
    {
      name: 'billing',
      needs: ['recording'],
      run: async () => {
        const { startedAt, stoppedAt } = await calls.startBilling(key('billing'));
        return { billingStartedAt: startedAt, billingStoppedAt: stoppedAt ?? null };
      },
    },
  ];
}

/** A start before its first step. */
export function initialStart(isResumed = false): StartProgress {
  const facts: StartFacts = {
    recordingRequired: false,
    startedAt: null,
    billingStartedAt: null,
    billingStoppedAt: null,
  };
  return initialProgress(startSteps, facts, isResumed ? ['credentials', 'consent'] : []);
}

/** The start of a session (SESSION-1): in order, stopped by a failure, taken up again at the step that failed. */
export function createStart(options: StartOptions): StepRun<StartStep, StartFacts> {
  return createStepRun(planStart(options), initialStart(options.isResumed), options.onChange);
}
