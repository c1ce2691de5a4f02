import type {
  Diagnosis,
  GoalContent,
  GoalId,
  PlanVersion,
  TreatmentGoal,
  TreatmentPlan,
} from '@sakina/platform/contract';

/** How a goal is measured in the form. */
type MeasureChoice = 'NONE' | 'COUNTED' | 'PHQ_9' | 'GAD_7';

/** A goal in the form; lists are one item a line. */
export interface GoalFields {
  /** Empty for a new goal. */
  goalId: string;
  clientStatement: string;
  statement: string;
  measure: MeasureChoice;
  measureName: string;
  baseline: number | null;
  target: number | null;
  /** A calendar date, or empty. */
  targetOn: string;
  steps: string;
  interventions: string;
}

/** A plan in the form. */
export interface PlanFields {
  clientId: string;
  title: string;
  problem: string;
  clientSummary: string;
  /** One a line: the code, then its words. */
  diagnoses: string;
  /** A calendar date, or empty. */
  reviewOn: string;
  goals: GoalFields[];
}

export const NEW_GOAL: GoalFields = {
  goalId: '',
  clientStatement: '',
  statement: '',
  measure: 'NONE',
  measureName: '',
  baseline: null,
  target: null,
  targetOn: '',
  steps: '',
  interventions: '',
};

export const NEW_PLAN: PlanFields = {
  clientId: '',
  title: '',
  problem: '',
  clientSummary: '',
  diagnoses: '',
  reviewOn: '',
  goals: [],
};

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const CODE = /^[A-Z]\d[0-9AB](\.[0-9A-Z]{1,4})?$/;

/**
 * Reads diagnoses, one a line.
 * @returns null where a line does not begin with an ICD-10-CM code, or has no words after it.
 */
export function readDiagnoses(text: string): Diagnosis[] | null {
  const read = linesOf(text).map((line) => {
    const [code = '', ...words] = line.split(/\s+/);
    return { code: code.toUpperCase(), description: words.join(' ') };
  });
  return read.every(({ code, description }) => CODE.test(code) && description !== '') ? read : null;
}

function goalFields(goal: TreatmentGoal): GoalFields {
  const { measure } = goal;
  return {
    goalId: goal.id,
    clientStatement: goal.clientStatement,
    statement: goal.statement,
    measure: measure ? (measure.instrument ?? 'COUNTED') : 'NONE',
    measureName: measure?.name ?? '',
    baseline: measure?.baseline ?? null,
    target: measure?.target ?? null,
    targetOn: goal.targetOn ?? '',
    steps: goal.objectives.map(({ text }) => text).join('\n'),
    interventions: goal.interventions.join('\n'),
  };
}

/** Goals that are pursued or achieved. */
export const keptGoals = <T extends { status: TreatmentGoal['status'] }>(goals: readonly T[]): T[] =>
  goals.filter((goal) => goal.status !== 'DISCONTINUED');

/** A plan as the form shows it. */
export function fieldsOf(plan: TreatmentPlan): PlanFields {
  return {
    clientId: plan.client.id,
    title: plan.title,
    problem: plan.problem,
    clientSummary: plan.clientSummary,
    diagnoses: plan.diagnoses.map(({ code, description }) => `${code} ${description}`).join('\n'),
    reviewOn: plan.reviewOn ?? '',
    goals: keptGoals(plan.goals).map(goalFields),
  };
}

const INSTRUMENT_NAMES = { PHQ_9: 'PHQ-9', GAD_7: 'GAD-7' } as const;

function goalContent(fields: GoalFields, before: TreatmentGoal | undefined): GoalContent {
  const { measure, baseline, target } = fields;
  const isDone = (text: string) => before?.objectives.some((step) => step.text === text && step.isDone) ?? false;
  return {
    statement: fields.statement.trim(),
    clientStatement: fields.clientStatement.trim(),
    measure:
      measure === 'NONE' || baseline === null || target === null
        ? null
        : {
            instrument: measure === 'COUNTED' ? null : measure,
            name: measure === 'COUNTED' ? fields.measureName.trim() : INSTRUMENT_NAMES[measure],
            baseline,
            target,
          },
    targetOn: fields.targetOn || null,
    objectives: linesOf(fields.steps).map((text) => ({ text, isDone: isDone(text) })),
    interventions: linesOf(fields.interventions),
  };
}

/** What the form says of a plan, ready to be sent. Steps that were done stay done while their text stays. */
export function contentOf(fields: PlanFields, before?: TreatmentPlan) {
  return {
    title: fields.title.trim(),
    problem: fields.problem.trim(),
    clientSummary: fields.clientSummary.trim(),
    diagnoses: readDiagnoses(fields.diagnoses) ?? [],
    reviewOn: fields.reviewOn || null,
    goals: fields.goals.map((goal) => {
      const old = before?.goals.find(({ id }) => id === goal.goalId);
      return { ...goalContent(goal, old), ...(old && { id: old.id as GoalId }) };
    }),
  };
}

/** Whether a plan still says what was sent of it. */
export function isAsSent(plan: TreatmentPlan, version: PlanVersion): boolean {
  const goals = keptGoals(plan.goals);
  return (
    plan.title === version.title &&
    plan.problem === version.problem &&
    plan.clientSummary === version.clientSummary &&
    plan.reviewOn === version.reviewOn &&
    goals.length === version.goals.length &&
    goals.every((goal, index) => {
      const sent = version.goals[index];
      const steps = goal.objectives.map(({ text }) => text);
      return (
        sent?.statement === goal.statement &&
        sent.clientStatement === goal.clientStatement &&
        (sent.targetOn === undefined || sent.targetOn === goal.targetOn) &&
        (sent.steps === undefined || JSON.stringify(sent.steps) === JSON.stringify(steps))
      );
    })
  );
}
