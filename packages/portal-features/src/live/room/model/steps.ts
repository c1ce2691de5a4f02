/** Where a step stands. `skipped` is a step that this run has no need of. */
export type StepStatus = 'pending' | 'running' | 'done' | 'skipped' | 'failed';

/** How far a run of ordered steps has come; replaced on every change, never edited. */
export interface Progress<Step extends string, Facts> {
  readonly steps: readonly Step[];
  readonly statuses: Readonly<Record<Step, StepStatus>>;
  /** Why a step failed, by step; kept until it runs again. */
  readonly failures: Readonly<Partial<Record<Step, unknown>>>;
  /** What the steps have found out so far. */
  readonly facts: Facts;
}

/** One step of a run. */
export interface PlannedStep<Step extends string, Facts> {
  readonly name: Step;
  /** Steps that must be done or skipped before this one. */
  readonly needs: readonly Step[];
  /** Whether there is anything to do, once its turn has come. @default always */
  readonly isNeeded?: (facts: Facts) => boolean;
  /** Does it, and gives what it found out. Throws where it failed. */
  readonly run: (facts: Facts) => Promise<Partial<Facts>>;
}

type StepEvent<Step extends string, Facts> =
  | { readonly type: 'begun'; readonly step: Step }
  | { readonly type: 'skipped'; readonly step: Step }
  | { readonly type: 'done'; readonly step: Step; readonly facts: Partial<Facts> }
  | { readonly type: 'failed'; readonly step: Step; readonly error: unknown };

/**
 * A run before anything was done. @param alreadyDone Steps that need not be done again, as when a session is resumed.
 */
export function initialProgress<Step extends string, Facts>(
  steps: readonly Step[],
  facts: Facts,
  alreadyDone: readonly Step[] = [],
): Progress<Step, Facts> {
  const statuses = Object.fromEntries(
    steps.map((step) => [step, alreadyDone.includes(step) ? 'done' : 'pending']),
  ) as Record<Step, StepStatus>;
  return { steps, statuses, failures: {} as Partial<Record<Step, unknown>>, facts };
}

const STATUS_AFTER = { begun: 'running', skipped: 'skipped', done: 'done', failed: 'failed' } as const;

/** The progress after an event. What was found out before is kept, whatever fails later. */
function transition<Step extends string, Facts>(
  progress: Progress<Step, Facts>,
  event: StepEvent<Step, Facts>,
): Progress<Step, Facts> {
  const failures: Partial<Record<Step, unknown>> = { ...progress.failures };
  delete failures[event.step];
  if (event.type === 'failed') failures[event.step] = event.error;
  return {
    steps: progress.steps,
    statuses: { ...progress.statuses, [event.step]: STATUS_AFTER[event.type] },
    failures,
    facts: event.type === 'done' ? { ...progress.facts, ...event.facts } : progress.facts,
  };
}

/** Whether a step stands behind us. */
export function isBehind(status: StepStatus): boolean {
  return status === 'done' || status === 'skipped';
}

/** Whether every step is done or was not needed. */
export function isComplete<Step extends string>(progress: Progress<Step, unknown>): boolean {
  return progress.steps.every((step) => isBehind(progress.statuses[step]));
}

/** The first step that failed, or undefined. */
export function failedStep<Step extends string>(progress: Progress<Step, unknown>): Step | undefined {
  return progress.steps.find((step) => progress.statuses[step] === 'failed');
}

/** A run that can be begun, and taken up again at what failed. */
export interface StepRun<Step extends string, Facts> {
  /** How far it has come. */
  progress(): Progress<Step, Facts>;
  /**
   * Goes through the steps in order, passing over those behind. While it goes, a second call joins the first.
   * @param only Of several failed steps, the one to try again; the others stay as they are. @default all of them
   */
  run(only?: Step): Promise<Progress<Step, Facts>>;
}

/** Puts a plan into motion; every change is told to `onChange`. */
export function createStepRun<Step extends string, Facts>(
  plan: readonly PlannedStep<Step, Facts>[],
  start: Progress<Step, Facts>,
  onChange: (progress: Progress<Step, Facts>) => void,
): StepRun<Step, Facts> {
  let progress = start;
  let underWay: Promise<Progress<Step, Facts>> | null = null;

  const tell = (event: StepEvent<Step, Facts>) => {
    progress = transition(progress, event);
    onChange(progress);
  };

  async function runStep(step: PlannedStep<Step, Facts>): Promise<void> {
    if (step.isNeeded && !step.isNeeded(progress.facts)) {
      tell({ type: 'skipped', step: step.name });
      return;
    }
    tell({ type: 'begun', step: step.name });
    try {
      tell({ type: 'done', step: step.name, facts: await step.run(progress.facts) });
    } catch (error) {
      tell({ type: 'failed', step: step.name, error });
    }
  }

  async function runAll(only: Step | undefined): Promise<Progress<Step, Facts>> {
    for (const step of plan) {
      const status = progress.statuses[step.name];
      const isLeftAlone = status === 'failed' && only !== undefined && only !== step.name;
      if (isBehind(status) || isLeftAlone || !step.needs.every((need) => isBehind(progress.statuses[need]))) continue;
      await runStep(step);
    }
    return progress;
  }

  return {
    progress: () => progress,
    run(only) {
      underWay ??= runAll(only).finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
