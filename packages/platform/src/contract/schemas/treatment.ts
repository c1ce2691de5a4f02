import * as z from 'zod/mini';
import { diagnosis } from './claim.ts';
import { calendarDate, count, instant, text } from './common.ts';
import { goalId, planId, providerId, userId } from './ids.ts';
import { instrument } from './measure.ts';

/** DRAFT is seen by its author alone; ACTIVE is agreed with the client; a plan ends COMPLETED or DISCONTINUED and then stands as it is. */
export const planStatus = z.enum(['DRAFT', 'ACTIVE', 'COMPLETED', 'DISCONTINUED']);

/** What the plan is of: treatment of an illness, pastoral care, or mentoring. Only treatment names diagnoses. */
export const planKind = z.enum(['CLINICAL', 'PASTORAL', 'MENTORING']);

/** As FHIR’s goal life cycle: under way, reached (progress 100), or given up. */
export const goalStatus = z.enum(['ACTIVE', 'ACHIEVED', 'DISCONTINUED']);

/** Whole percent of the way. */
export const goalProgress = z.int().check(z.minimum(0), z.maximum(100));

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const amount = z.number().check(z.minimum(-10_000), z.maximum(10_000));

/** How a goal is measured: by a questionnaire, or by something counted (lift rides a week, hours of sleep). */
export const goalMeasure = z.object({
  /** The questionnaire whose score it is, or null for something counted. */
  instrument: z.nullable(instrument),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  baseline: amount,
  target: amount,
});

/** A small step towards a goal. */
export const goalObjective = z.object({ text: line, isDone: z.boolean() });

/** What its author writes of a goal. */
export const goalContent = z.object({
  /** In the words of the profession. */
  statement: line,
  /** In the client’s own words: what they read. */
  clientStatement: line,
  measure: z.nullable(goalMeasure),
  targetOn: z.nullable(calendarDate),
  objectives: z.array(goalObjective).check(z.maxLength(20)),
  interventions: z.array(line).check(z.maxLength(20)),
});

/** One entry of a goal’s progress; entries are added and never changed. */
export const progressEntry = z.object({ at: instant, authorName: text, progress: goalProgress, notes: z.string() });

export const treatmentGoal = z.extend(goalContent, {
  id: goalId,
  status: goalStatus,
  progress: goalProgress,
  /** The newest last. */
  history: z.array(progressEntry),
});

/** What its author writes of a plan, beside the goals. */
export const planContent = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
  /** What care is for, in the words of the profession. */
  problem: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  /** The same in the client’s own words: what they read. */
  clientSummary: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  /** ICD-10-CM, the leading one first; empty in pastoral care and mentoring. */
  diagnoses: z.array(diagnosis).check(z.maxLength(12)),
  /** When provider and client look at it together. */
  reviewOn: z.nullable(calendarDate),
});

/** What a provider and a client work on together. */
export const treatmentPlan = z.extend(planContent, {
  id: planId,
  providerId,
  authorName: text,
  client: z.object({ id: userId, displayName: text }),
  kind: planKind,
  status: planStatus,
  goals: z.array(treatmentGoal),
  /** When it became active, and when it ended. */
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Why it ended, where somebody said. */
  endReason: z.nullable(text),
  createdAt: instant,
  updatedAt: instant,
  /** Counts every change; a write names the version that it builds on. */
  version: count,
});

/** A plan as its client reads it: their own wording, no diagnosis codes, no professional notes. */
export const ownTreatmentPlan = z.object({
  id: planId,
  providerName: text,
  kind: planKind,
  status: planStatus,
  title: text,
  summary: text,
  goals: z.array(z.object({
    id: goalId,
    statement: text,
    status: goalStatus,
    progress: goalProgress,
    targetOn: z.nullable(calendarDate),
    steps: z.array(goalObjective),
    /** Where it stood when, the newest last. */
    points: z.array(z.object({ at: instant, progress: goalProgress })),
  })),
  reviewOn: z.nullable(calendarDate),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});

export type PlanStatus = z.infer<typeof planStatus>;
export type PlanKind = z.infer<typeof planKind>;
export type GoalStatus = z.infer<typeof goalStatus>;
export type GoalContent = z.infer<typeof goalContent>;
export type GoalMeasure = z.infer<typeof goalMeasure>;
export type ProgressEntry = z.infer<typeof progressEntry>;
export type TreatmentGoal = z.infer<typeof treatmentGoal>;
export type TreatmentPlan = z.infer<typeof treatmentPlan>;
export type OwnTreatmentPlan = z.infer<typeof ownTreatmentPlan>;
