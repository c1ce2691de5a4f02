import * as v from 'valibot';
import { calendarDate, count, instant, text } from './common.ts';
import { programmeId } from './ids.ts';

/** Seconds of each part of one breath; 0 leaves a part out. */
export const breathPattern = v.object({ inSeconds: count, holdSeconds: count, outSeconds: count, restSeconds: count });

/** Breathing to a count. `inWords` is the whole exercise for those who want no motion and no screen. */
export const breathingExercise = v.object({
  kind: v.literal('BREATHING'),
  title: text,
  pattern: breathPattern,
  rounds: v.pipe(count, v.minValue(1)),
  inWords: v.pipe(v.array(text), v.minLength(1)),
});

export const sense = v.picklist(['SEE', 'TOUCH', 'HEAR', 'SMELL', 'TASTE']);

/** Grounding by the senses, 5-4-3-2-1: so many things of each. */
export const groundingExercise = v.object({
  kind: v.literal('GROUNDING'),
  title: text,
  senses: v.pipe(v.array(v.object({ sense, count, prompt: text })), v.minLength(1)),
  inWords: v.pipe(v.array(text), v.minLength(1)),
});

/**
 * A verse, a saying of the Prophet, a supplication or words of remembrance: the Arabic as it is written, how it is
 * said, what it means, and where it stands.
 */
export const prayerBlock = v.object({
  kind: v.literal('PRAYER'),
  form: v.picklist(['QURAN', 'HADITH', 'DUA', 'DHIKR']),
  arabic: text,
  transliteration: text,
  translation: text,
  source: text,
  /** How often it is said, or null where it is only read. */
  repetitions: v.nullable(count),
});

/**
 * What a step is made of, from top to bottom. Sound is never needed: a recording is given as the text that is spoken.
 */
export const stepBlock = v.variant('kind', [
  v.object({
    kind: v.literal('READING'),
    heading: v.nullable(text),
    paragraphs: v.pipe(v.array(text), v.minLength(1)),
  }),
  breathingExercise,
  groundingExercise,
  v.object({ kind: v.literal('QUESTION'), question: text, hint: v.nullable(text) }),
  prayerBlock,
  v.object({
    kind: v.literal('SPOKEN'),
    title: text,
    minutes: count,
    paragraphs: v.pipe(v.array(text), v.minLength(1)),
  }),
]);

/** One day of a programme. Days count from 1. */
export const step = v.object({
  programmeId,
  day: v.pipe(count, v.minValue(1)),
  title: text,
  minutes: count,
  blocks: v.pipe(v.array(stepBlock), v.minLength(1)),
});

/** A step that has been done. */
export const stepCompletion = v.object({
  programmeId,
  /** Which time through the programme, from 1. */
  round: v.pipe(count, v.minValue(1)),
  day: v.pipe(count, v.minValue(1)),
  title: text,
  completedAt: instant,
  /** The date in the person's zone. */
  on: calendarDate,
  /** What they wrote to its question, or null. */
  reflection: v.nullable(text),
});

/** A standalone exercise, outside any programme. */
export const exercise = v.object({
  id: text,
  title: text,
  summary: text,
  minutes: count,
  language: v.picklist(['en', 'ar']),
  exercise: v.variant('kind', [breathingExercise, groundingExercise]),
});

export type StepBlock = v.InferOutput<typeof stepBlock>;
export type Step = v.InferOutput<typeof step>;
export type StepCompletion = v.InferOutput<typeof stepCompletion>;
export type Exercise = v.InferOutput<typeof exercise>;
