import * as z from 'zod/mini';
import { calendarDate, count, instant, timeZone } from './common.ts';
import { checkInId } from './ids.ts';

/** A step of a scale from 1 to 5, always shown with its word: heavy, low, so-so, good, light. */
export const checkInScale = z.int().check(z.minimum(1), z.maximum(5));

export const feeling = z.enum(['CALM', 'GRATEFUL', 'HOPEFUL', 'CONNECTED', 'PROUD', 'ANXIOUS', 'SAD', 'ANGRY', 'LONELY', 'NUMB', 'TIRED', 'RESTLESS', 'GUILTY', 'OVERWHELMED']);
export const checkInTag = z.enum(['WORK', 'FAMILY', 'FRIENDS', 'SLEEP', 'BODY', 'FAITH', 'GRIEF', 'TRAVEL', 'STUDY', 'MONEY', 'ALONE_TIME', 'OUTDOORS']);

const checkInAnswers = {
  mood: checkInScale,
  energy: checkInScale,
  /** How the night before was, or null where there was none, after a night shift for example. */
  sleep: z.nullable(checkInScale),
  feelings: z.array(feeling).check(z.maxLength(5)),
  tags: z.array(checkInTag).check(z.maxLength(5)),
  /** A few words of one's own, or null. */
  note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
};

/** What a person says of their day. `timeZone` is where they are: it decides which day it is. */
export const checkInDraft = z.object({ ...checkInAnswers, timeZone });

/** How a day was: one for each date, which can be changed until the day is over. */
export const checkIn = z.object({ id: checkInId, on: calendarDate, timeZone, ...checkInAnswers, createdAt: instant, updatedAt: instant });

const average = z.nullable(z.number().check(z.minimum(1), z.maximum(5)));

/** One week of check-ins, from its Monday. Averages have one decimal; null where nothing was said. */
export const checkInWeek = z.object({ startsOn: calendarDate, days: count, mood: average, energy: average, sleep: average, feelings: z.array(feeling).check(z.maxLength(3)) });

/** Where a figure is going: the later half of the weeks beside the earlier; UNKNOWN below three weeks with check-ins in them. */
export const trendDirection = z.enum(['RISING', 'STEADY', 'FALLING', 'UNKNOWN']);

/** Check-ins over weeks, the oldest first, weeks without any included. */
export const checkInTrend = z.object({
  weeks: z.array(checkInWeek),
  mood: trendDirection, energy: trendDirection, sleep: trendDirection,
  /** What was with them most on good days (mood 4 and 5) and on heavy ones (1 and 2). */
  lighterWith: z.array(checkInTag).check(z.maxLength(3)),
  heavierWith: z.array(checkInTag).check(z.maxLength(3)),
});

export type CheckIn = z.infer<typeof checkIn>;
export type CheckInTrend = z.infer<typeof checkInTrend>;
export type TrendDirection = z.infer<typeof trendDirection>;
export type Feeling = z.infer<typeof feeling>;
export type CheckInTag = z.infer<typeof checkInTag>;
