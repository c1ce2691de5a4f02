import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { programmeId, providerId } from './ids.ts';
import { language, speciality } from './provider.ts';

/** What a programme speaks from. SECULAR has no faith content at all; a programme may offer both, and the person chooses one. */
export const programmeTrack = z.enum(['SECULAR', 'ISLAMIC']);

/** A guided programme as the catalogue lists it: one short step a day. */
export const programmeSummary = z.object({
  id: programmeId,
  title: text,
  summary: text,
  days: count.check(z.positive()),
  minutesADay: count.check(z.positive()),
  themes: z.array(speciality).check(z.minLength(1)),
  tracks: z.array(programmeTrack).check(z.minLength(1)),
  language,
  /** Programmes to finish before this one. */
  requires: z.array(z.object({ id: programmeId, title: text })),
  author: z.object({
    displayName: text,
    credential: text,
    /** Their page in the directory, or null. */
    providerId: z.nullable(providerId),
  }),
});

/** A programme with what each day is about. */
export const programme = z.extend(programmeSummary, {
  about: z.array(text),
  outline: z.array(z.object({ day: count.check(z.positive()), title: text, minutes: count })),
});

/** Under way, resting, left, or done. Leaving and resting lose nothing: coming back goes on at the same step. */
export const enrolmentStatus = z.enum(['ACTIVE', 'PAUSED', 'LEFT', 'FINISHED']);

/** What to say to somebody about how they are doing; there is no word for missing a day. */
export const encouragement = z.enum(['FIRST_STEP', 'ON_THE_WAY', 'STEADY', 'WELCOME_BACK', 'NEARLY_THERE', 'RESTING', 'FINISHED']);

/** How far somebody is. */
export const enrolmentProgress = z.object({
  stepsDone: count,
  stepsTotal: count,
  /** The step that comes next, or null when all are done. */
  nextDay: z.nullable(count),
  /** The date from which it can be opened: today, or tomorrow after today's step. */
  nextOpensOn: z.nullable(calendarDate),
  lastStepOn: z.nullable(calendarDate),
  /** Steps in a row, a day of rest between them allowed; null below two, because there is nothing to count then. */
  inARow: z.nullable(count.check(z.minimum(2))),
  encouragement,
});

/** Somebody's way through a programme; one each, known by the programme. */
export const enrolment = z.object({
  programme: programmeSummary,
  track: programmeTrack,
  status: enrolmentStatus,
  /** Which time through it, from 1. */
  round: count.check(z.positive()),
  enrolledAt: instant,
  pausedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  progress: enrolmentProgress,
});

/** One turn of a talk with the assistant. */
export const assistantTurn = z.object({ author: z.enum(['PERSON', 'ASSISTANT']), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) });

/** Something that the assistant points to. */
export const assistantSuggestion = z.object({ kind: z.enum(['EXERCISE', 'PROGRAMME', 'JOURNAL_PROMPT', 'PROVIDERS']), id: z.nullable(text), title: text });

export const assistantReply = z.object({
  /** Words of crisis were heard: crisis help stands first, before anything else is shown. */
  crisisHelp: z.boolean(),
  text,
  /** Said with every answer: this is not a person, and no medical care. */
  disclosure: text,
  suggestions: z.array(assistantSuggestion).check(z.maxLength(3)),
});

export type ProgrammeTrack = z.infer<typeof programmeTrack>;
export type ProgrammeSummary = z.infer<typeof programmeSummary>;
export type Programme = z.infer<typeof programme>;
export type EnrolmentStatus = z.infer<typeof enrolmentStatus>;
export type Encouragement = z.infer<typeof encouragement>;
export type EnrolmentProgress = z.infer<typeof enrolmentProgress>;
export type Enrolment = z.infer<typeof enrolment>;
export type AssistantTurn = z.infer<typeof assistantTurn>;
export type AssistantReply = z.infer<typeof assistantReply>;
export type AssistantSuggestion = z.infer<typeof assistantSuggestion>;
