import * as v from 'valibot';
import { calendarDate, count, extend, instant, integer, text } from './common.ts';
import { measureId, providerId, userId } from './ids.ts';

/**
 * Questionnaires that are scored. PHQ-9 (depression, 0 to 27) and GAD-7 (anxiety, 0 to 21) may be used, shown and
 * translated by everyone without permission or fee.
 */
export const instrument = v.picklist(['PHQ_9', 'GAD_7']);

/** Bands of both from 0, 5, 10, 15; PHQ-9 alone has MODERATELY_SEVERE from 15 and SEVERE from 20. */
export const severity = v.picklist(['MINIMAL', 'MILD', 'MODERATE', 'MODERATELY_SEVERE', 'SEVERE']);

/** 0 not at all, 1 several days, 2 more than half the days, 3 nearly every day. */
export const itemScore = v.pipe(count, v.maxValue(3));

/** A questionnaire word for word: the wording is part of what was validated, so screens show it unchanged. */
export const measureDefinition = v.object({
  instrument,
  name: text,
  about: text,
  /** The instruction above the items. */
  stem: text,
  items: v.array(v.object({ number: count, text, isSelfHarm: v.boolean() })),
  options: v.array(v.object({ score: itemScore, text })),
  /** Asked last; its answer is not part of the score. */
  difficulty: v.object({ text, options: v.array(v.object({ value: itemScore, text })) }),
  maximumScore: count,
  bands: v.array(v.object({ severity, from: count, to: count })),
  source: text,
});

export const measureResult = v.object({
  score: count,
  severity,
  /** Points since the same questionnaire was answered last; negative is less burden. null for the first. */
  change: v.nullable(integer),
});

/** Item 9 of the PHQ-9 was answered above 0 (CARE-2): a clinician must review and acknowledge it. */
export const measureFlag = v.object({
  raisedAt: instant,
  answer: itemScore,
  acknowledgement: v.nullable(v.object({ at: instant, byName: text, notes: text })),
});

/** One questionnaire given to a client, and what they answered. */
export const measure = v.object({
  id: measureId,
  instrument,
  client: v.object({ id: userId, displayName: text }),
  status: v.picklist(['ASSIGNED', 'COMPLETED']),
  /** null where the client took it by themselves. */
  assignedBy: v.nullable(v.object({ id: providerId, displayName: text })),
  assignedAt: instant,
  dueOn: v.nullable(calendarDate),
  completedAt: v.nullable(instant),
  /** In the order of the items; null until answered. */
  answers: v.nullable(v.array(itemScore)),
  difficulty: v.nullable(itemScore),
  result: v.nullable(measureResult),
  flag: v.nullable(measureFlag),
  /** That whoever assigned it is suspended, so that nobody waits for an answer; left out otherwise. */
  isOnHold: v.optional(v.literal(true)),
});

/**
 * What answering gives: the measure with its score, and whether crisis help has to open at once, before anything else
 * is shown.
 */
export const measureAnswered = v.object({ measure, opensCrisisHelp: v.boolean() });

/** Scores of one client over time, the earliest first. */
export const measureTrend = v.object({
  instrument,
  maximumScore: count,
  points: v.array(v.object({ measureId, at: instant, score: count, severity })),
  /** The latest less the first score; null before there are two. */
  change: v.nullable(integer),
  /** Whether the change is at least what counts as felt by people: 5 points of PHQ-9, 4 of GAD-7. */
  isMeaningful: v.boolean(),
});

/** Characters of what a provider did about a flagged answer, as a form says and the server keeps. */
export const flagNotesLength = { max: 2000 } as const;

/** How many lines a section of a safety plan takes, and how many characters a line, or the name of a person, has. */
export const safetyPlanLimits = { lines: 20, words: 500, name: 120 } as const;

const words = v.pipe(text, v.maxLength(safetyPlanLimits.words));
const wordsList = v.pipe(v.array(words), v.maxLength(safetyPlanLimits.lines));

/** A person to turn to. */
export const supportPerson = v.object({
  name: v.pipe(text, v.maxLength(safetyPlanLimits.name)),
  phone: v.nullable(v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{3,20}$/))),
});

/** What a client writes into their safety plan, after the steps of Stanley and Brown, in their own words. */
export const safetyPlanContent = v.object({
  warningSigns: wordsList,
  whatHelpsMe: wordsList,
  peopleAndPlaces: wordsList,
  peopleICanAsk: v.pipe(v.array(supportPerson), v.maxLength(safetyPlanLimits.lines)),
  professionals: v.pipe(v.array(supportPerson), v.maxLength(safetyPlanLimits.lines)),
  makingItSafe: wordsList,
  reasonsForLiving: wordsList,
});

export const safetyPlan = extend(safetyPlanContent, {
  clientId: userId,
  /** The providers that the client lets read it. */
  sharedWith: v.array(providerId),
  /** null where none has been written: every list is empty then and `version` is 0. */
  updatedAt: v.nullable(instant),
  version: count,
});

/** A part of a whole, or null where there is too little to say. */
const percent = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** Scores of one month: of a caseload, the average of each client's latest in it. */
const outcomePoint = v.object({
  /** First day of the month. */
  month: calendarDate,
  respondents: count,
  /** Null with fewer answers than `minimumGroup`: a small average could identify a person. */
  averageScore: v.nullable(v.number()),
});

/** How care goes: of all clients of a provider, or of one. */
export const outcomes = v.object({
  scope: v.picklist(['CASELOAD', 'CLIENT']),
  clientId: v.nullable(userId),
  asOf: instant,
  /** The least number of people whose average is shown; 1 for one client’s own. */
  minimumGroup: count,
  clients: v.object({ active: count, discharged: count }),
  measures: v.array(
    v.object({
      instrument,
      maximumScore: count,
      points: v.array(outcomePoint),
      /**
       * Clients with two results or more, and how many of them fell by a meaningful amount from the first to the
       * latest.
       */
      followed: count,
      improved: v.nullable(count),
      /**
       * Of them, those who fell or rose by more than the error of measurement: 6 points of PHQ-9, 4 of GAD-7 (NHS
       * Talking Therapies). Null with fewer than `minimumGroup` followed.
       */
      reliablyImproved: v.optional(v.nullable(count)),
      deteriorated: v.optional(v.nullable(count)),
    }),
  ),
  /**
   * Clients in care, and those of them with two results or more of one questionnaire: of the others nothing is known.
   */
  measured: v.optional(v.object({ active: count, measured: count })),
  /**
   * Clients with two results or more of both questionnaires. `cases` were at or above 10 of PHQ-9 or 8 of GAD-7 at
   * first;
   * `recovered` are below both now, `reliablyRecovered` have improved reliably as well. Null with fewer than
   * `minimumGroup` cases.
   */
  recovery: v.optional(
    v.object({
      followed: count,
      cases: v.nullable(count),
      recovered: v.nullable(count),
      reliablyRecovered: v.nullable(count),
    }),
  ),
  goals: v.object({ active: count, achieved: count, averageProgress: percent }),
  attendance: v.object({
    completed: count,
    noShow: count,
    cancelledByClient: count,
    /** Of those, the ones cancelled so late that a fee was due. */
    cancelledLate: v.optional(count),
    cancelledByProvider: count,
    attendedPercent: percent,
  }),
  /** Clients with at least three sessions among all with any, and the sessions per client. */
  retention: v.object({
    started: count,
    cameThreeTimes: count,
    retainedPercent: percent,
    medianSessions: v.nullable(v.number()),
  }),
});

export type Instrument = v.InferOutput<typeof instrument>;
export type Severity = v.InferOutput<typeof severity>;
export type MeasureDefinition = v.InferOutput<typeof measureDefinition>;
export type MeasureResult = v.InferOutput<typeof measureResult>;
export type MeasureFlag = v.InferOutput<typeof measureFlag>;
export type Measure = v.InferOutput<typeof measure>;
export type MeasureTrend = v.InferOutput<typeof measureTrend>;
export type SafetyPlan = v.InferOutput<typeof safetyPlan>;
export type SafetyPlanContent = v.InferOutput<typeof safetyPlanContent>;
export type Outcomes = v.InferOutput<typeof outcomes>;
