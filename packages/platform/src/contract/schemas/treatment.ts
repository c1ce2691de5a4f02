import * as v from 'valibot';
import { calendarDate, count, extend, instant, text, timeZone } from './common.ts';
import { diagnosis } from './diagnosis.ts';
import { goalId, planId, providerId, userId } from './ids.ts';
import { instrument } from './measure.ts';

/**
 * Only the author sees a DRAFT; ACTIVE is agreed with the client; a plan ends as COMPLETED or DISCONTINUED and is then
 * read-only.
 */
export const planStatus = v.picklist(['DRAFT', 'ACTIVE', 'COMPLETED', 'DISCONTINUED']);

/** What the plan is of: treatment of an illness, pastoral care, or mentoring. Only treatment names diagnoses. */
export const planKind = v.picklist(['CLINICAL', 'PASTORAL', 'MENTORING']);

/** As FHIR’s goal life cycle: under way, reached, or given up. */
export const goalStatus = v.picklist(['ACTIVE', 'ACHIEVED', 'DISCONTINUED']);

/** Whole percent of the way. */
export const goalProgress = v.pipe(count, v.maxValue(100));

/** Characters that forms say and the server keeps of a plan and its goals, and how many there are of each list. */
export const planLimits = {
  title: 160,
  problem: 4000,
  clientSummary: 2000,
  diagnoses: 12,
  goals: 20,
  line: 500,
  lines: 20,
  measureName: 120,
  progress: 2000,
  endReason: 1000,
  answer: 1000,
} as const;

const line = v.pipe(text, v.maxLength(planLimits.line));
/** A value of a measure. */
export const measureAmount = v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000));

/** How a goal is measured: by a questionnaire, or by something counted (lift rides a week, hours of sleep). */
export const goalMeasure = v.object({
  /** The questionnaire whose score it is, or null for something counted. */
  instrument: v.nullable(instrument),
  name: v.pipe(text, v.maxLength(planLimits.measureName)),
  baseline: measureAmount,
  target: measureAmount,
});

/** A small step towards a goal. */
export const goalObjective = v.object({ text: line, isDone: v.boolean() });

/** What its author writes of a goal. */
export const goalContent = v.object({
  /** In the words of the profession. */
  statement: line,
  /** In the client’s own words: what they read. */
  clientStatement: line,
  measure: v.nullable(goalMeasure),
  targetOn: v.nullable(calendarDate),
  objectives: v.pipe(v.array(goalObjective), v.maxLength(planLimits.lines)),
  interventions: v.pipe(v.array(line), v.maxLength(planLimits.lines)),
});

/** One entry of a goal’s progress; entries are added and never changed. */
export const progressEntry = v.object({
  at: instant,
  authorName: text,
  progress: goalProgress,
  notes: v.string(),
  /** Where the goal's measure stood, if it was read. */
  value: v.optional(measureAmount),
});

export const treatmentGoal = extend(goalContent, {
  id: goalId,
  status: goalStatus,
  progress: goalProgress,
  /** The newest last. */
  history: v.array(progressEntry),
});

/** What its author writes of a plan, beside the goals. */
export const planContent = v.object({
  title: v.pipe(text, v.maxLength(planLimits.title)),
  /** What care is for, in the words of the profession. */
  problem: v.pipe(text, v.maxLength(planLimits.problem)),
  /** The same in the client’s own words: what they read. */
  clientSummary: v.pipe(text, v.maxLength(planLimits.clientSummary)),
  /** ICD-10-CM, the leading one first; empty in pastoral care and mentoring. */
  diagnoses: v.pipe(v.array(diagnosis), v.maxLength(planLimits.diagnoses)),
  /** When provider and client look at it together. */
  reviewOn: v.nullable(calendarDate),
});

/** What a provider and a client work on together. */
export const treatmentPlan = extend(planContent, {
  id: planId,
  providerId,
  authorName: text,
  client: v.object({ id: userId, displayName: text }),
  kind: planKind,
  status: planStatus,
  goals: v.array(treatmentGoal),
  /** When it was activated, and when it ended. */
  startedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** Why it ended, if stated. */
  endReason: v.nullable(text),
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change; a write names the version that it builds on. */
  version: count,
});

/**
 * What the client says of a version: they agree, or ask for a change. WITHDRAWN is one that the provider changed before
 * an answer.
 */
export const planAnswer = v.picklist(['AGREED', 'CHANGE_ASKED', 'WITHDRAWN']);

/** What was sent to the client to agree to; it is kept as it was sent. */
export const planVersion = v.object({
  planId,
  /** Counts the versions of a plan from 1. */
  number: count,
  title: text,
  problem: text,
  clientSummary: text,
  goals: v.array(
    v.object({
      id: goalId,
      statement: text,
      clientStatement: text,
      /** By when, and the steps; left out in versions that were sent before these were part of them. */
      targetOn: v.optional(v.nullable(calendarDate)),
      steps: v.optional(v.array(line)),
    }),
  ),
  reviewOn: v.nullable(calendarDate),
  sentAt: instant,
  /** Null while the client has not answered. */
  answer: v.nullable(planAnswer),
  answeredAt: v.nullable(instant),
  /** What the client would like changed, in their words. */
  words: v.nullable(v.string()),
});

/** A plan in the provider's list. */
export const planListItem = v.object({
  id: planId,
  client: v.object({ id: userId, displayName: text }),
  title: text,
  kind: planKind,
  status: planStatus,
  reviewOn: v.nullable(calendarDate),
  /** Goals that are pursued or achieved. */
  goalCount: count,
  /** The version that was sent last, or null if none was. */
  lastVersion: v.nullable(v.object({ number: count, answer: v.nullable(planAnswer) })),
  updatedAt: instant,
});

/** A plan as its client reads it: their own wording, no diagnosis codes, no professional notes. */
export const ownTreatmentPlan = v.object({
  id: planId,
  providerName: text,
  /** The practice's zone, in which the dates of the plan stand wherever it is read. */
  timeZone: v.optional(timeZone),
  kind: planKind,
  status: planStatus,
  title: text,
  summary: text,
  goals: v.array(
    v.object({
      id: goalId,
      statement: text,
      status: goalStatus,
      progress: goalProgress,
      targetOn: v.nullable(calendarDate),
      steps: v.array(goalObjective),
      /** Where it stood when, the newest last. */
      points: v.array(v.object({ at: instant, progress: goalProgress })),
    }),
  ),
  reviewOn: v.nullable(calendarDate),
  startedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  /** The number of the version that waits for the client's answer; left out if none does. */
  versionToAgree: v.optional(count),
  /** That its provider is suspended, so that no answer is waited for; left out otherwise. */
  isOnHold: v.optional(v.literal(true)),
  /** The version that the client agreed to last; left out if none. */
  agreed: v.optional(v.object({ number: count, at: instant })),
  /** What the client asked to change in the last version, until a newer one is sent. */
  changeAsked: v.optional(v.object({ at: instant, words: v.string() })),
});

export type PlanStatus = v.InferOutput<typeof planStatus>;
export type PlanKind = v.InferOutput<typeof planKind>;
export type GoalStatus = v.InferOutput<typeof goalStatus>;
export type GoalContent = v.InferOutput<typeof goalContent>;
export type GoalMeasure = v.InferOutput<typeof goalMeasure>;
export type ProgressEntry = v.InferOutput<typeof progressEntry>;
export type TreatmentGoal = v.InferOutput<typeof treatmentGoal>;
export type TreatmentPlan = v.InferOutput<typeof treatmentPlan>;
export type PlanAnswer = v.InferOutput<typeof planAnswer>;
export type PlanVersion = v.InferOutput<typeof planVersion>;
export type PlanListItem = v.InferOutput<typeof planListItem>;
export type OwnTreatmentPlan = v.InferOutput<typeof ownTreatmentPlan>;
