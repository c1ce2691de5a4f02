import * as v from 'valibot';
import { calendarDate, count, extend, instant, text } from './common.ts';
import { programmeId, providerId } from './ids.ts';
import { language, speciality } from './provider.ts';

/**
 * What a programme speaks from. SECULAR has no faith content at all; a programme may offer both, and the person chooses
 * one.
 */
export const programmeTrack = v.picklist(['SECULAR', 'ISLAMIC']);

/** A guided programme as the catalogue lists it: one short step a day. */
export const programmeSummary = v.object({
  id: programmeId,
  title: text,
  summary: text,
  days: v.pipe(count, v.minValue(1)),
  minutesADay: v.pipe(count, v.minValue(1)),
  themes: v.pipe(v.array(speciality), v.minLength(1)),
  tracks: v.pipe(v.array(programmeTrack), v.minLength(1)),
  language,
  /** Programmes to finish before this one. */
  requires: v.array(v.object({ id: programmeId, title: text })),
  author: v.object({
    displayName: text,
    credential: text,
    /** Their page in the directory, or null. */
    providerId: v.nullable(providerId),
  }),
});

/** A programme with what each day is about. */
export const programme = extend(programmeSummary, {
  about: v.array(text),
  outline: v.array(v.object({ day: v.pipe(count, v.minValue(1)), title: text, minutes: count })),
});

/** Under way, resting, left, or done. Leaving and resting lose nothing: coming back goes on at the same step. */
export const enrolmentStatus = v.picklist(['ACTIVE', 'PAUSED', 'LEFT', 'FINISHED']);

/** An encouragement about progress; there is none for missing a day. */
export const encouragement = v.picklist([
  'FIRST_STEP',
  'ON_THE_WAY',
  'STEADY',
  'WELCOME_BACK',
  'NEARLY_THERE',
  'RESTING',
  'FINISHED',
]);

/** Progress through a programme. */
export const enrolmentProgress = v.object({
  stepsDone: count,
  stepsTotal: count,
  /** The next step, or null when all are done. */
  nextDay: v.nullable(count),
  /** How many minutes the next step takes, as the step itself says; absent where all are done. */
  nextMinutes: v.optional(count),
  /** The date from which it can be opened: today, or tomorrow after today's step. */
  nextOpensOn: v.nullable(calendarDate),
  lastStepOn: v.nullable(calendarDate),
  /** Steps in a row, a day of rest between them allowed; null below two, because there is nothing to count then. */
  inARow: v.nullable(v.pipe(count, v.minValue(2))),
  encouragement,
});

/** A user’s enrolment in a programme; one per programme, identified by it. */
export const enrolment = v.object({
  programme: programmeSummary,
  track: programmeTrack,
  status: enrolmentStatus,
  /** Which time through it, from 1. */
  round: v.pipe(count, v.minValue(1)),
  enrolledAt: instant,
  pausedAt: v.nullable(instant),
  finishedAt: v.nullable(instant),
  progress: enrolmentProgress,
});

/**
 * The longest turn of a talk with the assistant and the longest reflection, in characters, and how many turns go along
 * with a question.
 */
export const companionLimits = { turn: 2000, turns: 40, reflection: 4000 } as const;

/** One turn of a talk with the assistant. */
export const assistantTurn = v.object({
  author: v.picklist(['PERSON', 'ASSISTANT']),
  text: v.pipe(text, v.maxLength(companionLimits.turn)),
});

/** Something that the assistant points to. */
export const assistantSuggestion = v.object({
  kind: v.picklist(['EXERCISE', 'PROGRAMME', 'JOURNAL_PROMPT', 'PROVIDERS']),
  id: v.nullable(text),
  title: text,
});

export const assistantReply = v.object({
  /** Crisis words were recognised: crisis help is shown first, before anything else. */
  crisisHelp: v.boolean(),
  text,
  /** Said with every answer: this is not a person, and no medical care. */
  disclosure: text,
  suggestions: v.pipe(v.array(assistantSuggestion), v.maxLength(3)),
});

export type ProgrammeTrack = v.InferOutput<typeof programmeTrack>;
export type ProgrammeSummary = v.InferOutput<typeof programmeSummary>;
export type Programme = v.InferOutput<typeof programme>;
export type EnrolmentStatus = v.InferOutput<typeof enrolmentStatus>;
export type Encouragement = v.InferOutput<typeof encouragement>;
export type EnrolmentProgress = v.InferOutput<typeof enrolmentProgress>;
export type Enrolment = v.InferOutput<typeof enrolment>;
export type AssistantTurn = v.InferOutput<typeof assistantTurn>;
export type AssistantReply = v.InferOutput<typeof assistantReply>;
export type AssistantSuggestion = v.InferOutput<typeof assistantSuggestion>;
