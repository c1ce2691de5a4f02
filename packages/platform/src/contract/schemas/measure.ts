import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { measureId, providerId, userId } from './ids.ts';

/**
 * Questionnaires that are scored. PHQ-9 (depression, 0 to 27) and GAD-7 (anxiety, 0 to 21) may be used, shown and translated by
 * everybody without permission or fee.
 */
export const instrument = z.enum(['PHQ_9', 'GAD_7']);

/** Bands of both from 0, 5, 10, 15; PHQ-9 alone has MODERATELY_SEVERE from 15 and SEVERE from 20. */
export const severity = z.enum(['MINIMAL', 'MILD', 'MODERATE', 'MODERATELY_SEVERE', 'SEVERE']);

/** 0 not at all, 1 several days, 2 more than half the days, 3 nearly every day. */
export const itemScore = z.int().check(z.minimum(0), z.maximum(3));

/** A questionnaire word for word: the wording is part of what was validated, so screens show it unchanged. */
export const measureDefinition = z.object({
  instrument,
  name: text,
  about: text,
  /** What stands above the items. */
  stem: text,
  items: z.array(z.object({ number: count, text, isSelfHarm: z.boolean() })),
  options: z.array(z.object({ score: itemScore, text })),
  /** Asked last; its answer is not part of the score. */
  difficulty: z.object({ text, options: z.array(z.object({ value: itemScore, text })) }),
  maximumScore: count,
  bands: z.array(z.object({ severity, from: count, to: count })),
  source: text,
});

export const measureResult = z.object({
  score: count,
  severity,
  /** Points since the same questionnaire was answered last; negative is less burden. null for the first. */
  change: z.nullable(z.int()),
});

/** Item 9 of the PHQ-9 was answered above 0 (CARE-2): somebody has to look, and say that they did. */
export const measureFlag = z.object({
  raisedAt: instant,
  answer: itemScore,
  acknowledgement: z.nullable(z.object({ at: instant, byName: text, notes: text })),
});

/** One questionnaire given to a client, and what they answered. */
export const measure = z.object({
  id: measureId,
  instrument,
  client: z.object({ id: userId, displayName: text }),
  status: z.enum(['ASSIGNED', 'COMPLETED']),
  /** null where the client took it by themselves. */
  assignedBy: z.nullable(z.object({ id: providerId, displayName: text })),
  assignedAt: instant,
  dueOn: z.nullable(calendarDate),
  completedAt: z.nullable(instant),
  /** In the order of the items; null until answered. */
  answers: z.nullable(z.array(itemScore)),
  difficulty: z.nullable(itemScore),
  result: z.nullable(measureResult),
  flag: z.nullable(measureFlag),
});

/** What answering gives: the measure with its score, and whether crisis help has to open at once, before anything else is shown. */
export const measureAnswered = z.object({ measure, opensCrisisHelp: z.boolean() });

/** Scores of one client over time, the earliest first. */
export const measureTrend = z.object({
  instrument,
  maximumScore: count,
  points: z.array(z.object({ measureId, at: instant, score: count, severity })),
  /** The latest less the first score; null before there are two. */
  change: z.nullable(z.int()),
  /** Whether the change is at least what counts as felt by people: 5 points of PHQ-9, 4 of GAD-7. */
  isMeaningful: z.boolean(),
});

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const wordsList = z.array(words).check(z.maxLength(20));

/** Somebody to turn to. */
export const supportPerson = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  phone: z.nullable(z.string().check(z.regex(/^\+?[0-9 ()-]{3,20}$/))),
});

/** What a client writes into their safety plan, after the steps of Stanley and Brown, in their own words. */
export const safetyPlanContent = z.object({
  warningSigns: wordsList,
  whatHelpsMe: wordsList,
  peopleAndPlaces: wordsList,
  peopleICanAsk: z.array(supportPerson).check(z.maxLength(20)),
  professionals: z.array(supportPerson).check(z.maxLength(20)),
  makingItSafe: wordsList,
  reasonsForLiving: wordsList,
});

export const safetyPlan = z.extend(safetyPlanContent, {
  clientId: userId,
  /** The providers that the client lets read it. */
  sharedWith: z.array(providerId),
  /** null where none has been written: every list is empty then and `version` is 0. */
  updatedAt: z.nullable(instant),
  version: count,
});

/** A part of a whole, or null where there is too little to say. */
const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/** Scores of one month: of a caseload, the average of each client's latest in it. */
const outcomePoint = z.object({
  /** First day of the month. */
  month: calendarDate,
  respondents: count,
  /** null where fewer answered than `minimumGroup`: an average of few would tell of one. */
  averageScore: z.nullable(z.number()),
});

/** How care goes: of all clients of a provider, or of one. */
export const outcomes = z.object({
  scope: z.enum(['CASELOAD', 'CLIENT']),
  clientId: z.nullable(userId),
  asOf: instant,
  /** The least number of people whose average is shown; 1 for one client’s own. */
  minimumGroup: count,
  clients: z.object({ active: count, discharged: count }),
  measures: z.array(z.object({
    instrument,
    maximumScore: count,
    points: z.array(outcomePoint),
    /** Clients with two results or more, and how many of them fell by a meaningful amount from the first to the latest. */
    followed: count,
    improved: z.nullable(count),
  })),
  goals: z.object({ active: count, achieved: count, averageProgress: percent }),
  attendance: z.object({ completed: count, noShow: count, cancelledByClient: count, cancelledByProvider: count, attendedPercent: percent }),
  /** Who came at least three times of those who came at all, and how often one comes. */
  retention: z.object({ started: count, cameThreeTimes: count, retainedPercent: percent, medianSessions: z.nullable(z.number()) }),
});

export type Instrument = z.infer<typeof instrument>;
export type Severity = z.infer<typeof severity>;
export type MeasureDefinition = z.infer<typeof measureDefinition>;
export type MeasureResult = z.infer<typeof measureResult>;
export type MeasureFlag = z.infer<typeof measureFlag>;
export type Measure = z.infer<typeof measure>;
export type MeasureTrend = z.infer<typeof measureTrend>;
export type SafetyPlan = z.infer<typeof safetyPlan>;
export type SafetyPlanContent = z.infer<typeof safetyPlanContent>;
export type Outcomes = z.infer<typeof outcomes>;
