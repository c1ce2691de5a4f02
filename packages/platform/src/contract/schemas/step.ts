import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { programmeId } from './ids.ts';

/** Seconds of each part of one breath; 0 leaves a part out. */
export const breathPattern = z.object({ inSeconds: count, holdSeconds: count, outSeconds: count, restSeconds: count });

/** Breathing to a count. `inWords` is the whole exercise for those who want no motion and no screen. */
export const breathingExercise = z.object({
  kind: z.literal('BREATHING'), title: text, pattern: breathPattern, rounds: count.check(z.positive()), inWords: z.array(text).check(z.minLength(1)),
});

export const sense = z.enum(['SEE', 'TOUCH', 'HEAR', 'SMELL', 'TASTE']);

/** Grounding by the senses, 5-4-3-2-1: so many things of each. */
export const groundingExercise = z.object({
  kind: z.literal('GROUNDING'), title: text, senses: z.array(z.object({ sense, count, prompt: text })).check(z.minLength(1)), inWords: z.array(text).check(z.minLength(1)),
});

/**
 * A verse, a saying of the Prophet, a supplication or words of remembrance: the Arabic as it is written, how it is said, what
 * it means, and where it stands.
 */
export const prayerBlock = z.object({
  kind: z.literal('PRAYER'), form: z.enum(['QURAN', 'HADITH', 'DUA', 'DHIKR']), arabic: text, transliteration: text, translation: text, source: text,
  /** How often it is said, or null where it is only read. */
  repetitions: z.nullable(count),
});

/** What a step is made of, from top to bottom. Sound is never needed: a recording is given as the text that is spoken. */
export const stepBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('READING'), heading: z.nullable(text), paragraphs: z.array(text).check(z.minLength(1)) }),
  breathingExercise,
  groundingExercise,
  z.object({ kind: z.literal('QUESTION'), question: text, hint: z.nullable(text) }),
  prayerBlock,
  z.object({ kind: z.literal('SPOKEN'), title: text, minutes: count, paragraphs: z.array(text).check(z.minLength(1)) }),
]);

/** One day of a programme. Days count from 1. */
export const step = z.object({ programmeId, day: count.check(z.positive()), title: text, minutes: count, blocks: z.array(stepBlock).check(z.minLength(1)) });

/** A step that has been done. */
export const stepCompletion = z.object({
  programmeId,
  /** Which time through the programme, from 1. */
  round: count.check(z.positive()),
  day: count.check(z.positive()),
  title: text,
  completedAt: instant,
  /** The date in the person's zone. */
  on: calendarDate,
  /** What they wrote to its question, or null. */
  reflection: z.nullable(text),
});

/** An exercise that stands by itself, without any programme. */
export const exercise = z.object({
  id: text, title: text, summary: text, minutes: count, language: z.enum(['en', 'ar']), exercise: z.discriminatedUnion('kind', [breathingExercise, groundingExercise]),
});

export type StepBlock = z.infer<typeof stepBlock>;
export type Step = z.infer<typeof step>;
export type StepCompletion = z.infer<typeof stepCompletion>;
export type Exercise = z.infer<typeof exercise>;
