import * as v from 'valibot';
import { calendarDate, count, instant, integer, text, timeZone } from './common.ts';
import { checkInId } from './ids.ts';

/** A step of a scale from 1 to 5, always shown with its word: heavy, low, so-so, good, light. */
export const checkInScale = v.pipe(integer, v.minValue(1), v.maxValue(5));

export const feeling = v.picklist([
  'CALM',
  'GRATEFUL',
  'HOPEFUL',
  'CONNECTED',
  'PROUD',
  'ANXIOUS',
  'SAD',
  'ANGRY',
  'LONELY',
  'NUMB',
  'TIRED',
  'RESTLESS',
  'GUILTY',
  'OVERWHELMED',
]);
export const checkInTag = v.picklist([
  'WORK',
  'FAMILY',
  'FRIENDS',
  'SLEEP',
  'BODY',
  'FAITH',
  'GRIEF',
  'TRAVEL',
  'STUDY',
  'MONEY',
  'ALONE_TIME',
  'OUTDOORS',
]);

/** How many feelings, and how many tags, go with a day, and the longest note in characters. */
export const checkInLimits = { choices: 5, note: 500 } as const;

const checkInAnswers = {
  mood: checkInScale,
  energy: checkInScale,
  /** How the night before was, or null where there was none, after a night shift for example. */
  sleep: v.nullable(checkInScale),
  feelings: v.pipe(v.array(feeling), v.maxLength(checkInLimits.choices)),
  tags: v.pipe(v.array(checkInTag), v.maxLength(checkInLimits.choices)),
  /** A few words of one's own, or null. */
  note: v.nullable(v.pipe(text, v.maxLength(checkInLimits.note))),
};

/** What a person says of their day. `timeZone` is where they are: it decides which day it is. */
export const checkInDraft = v.object({ ...checkInAnswers, timeZone });

/** How a day was: one for each date, which can be changed until the day is over. */
export const checkIn = v.object({
  id: checkInId,
  on: calendarDate,
  timeZone,
  ...checkInAnswers,
  createdAt: instant,
  updatedAt: instant,
});

const average = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5)));

/** One week of check-ins, from its Monday. Averages have one decimal; null where nothing was said. */
export const checkInWeek = v.object({
  startsOn: calendarDate,
  days: count,
  mood: average,
  energy: average,
  sleep: average,
  feelings: v.pipe(v.array(feeling), v.maxLength(3)),
});

/**
 * Where a figure is going: the later half of the weeks beside the earlier; UNKNOWN below three weeks with check-ins in
 * them.
 */
export const trendDirection = v.picklist(['RISING', 'STEADY', 'FALLING', 'UNKNOWN']);

/** Check-ins over weeks, the oldest first, weeks without any included. */
export const checkInTrend = v.object({
  weeks: v.array(checkInWeek),
  mood: trendDirection,
  energy: trendDirection,
  sleep: trendDirection,
  /** What was with them most on good days (mood 4 and 5) and on heavy ones (1 and 2). */
  lighterWith: v.pipe(v.array(checkInTag), v.maxLength(3)),
  heavierWith: v.pipe(v.array(checkInTag), v.maxLength(3)),
});

export type CheckIn = v.InferOutput<typeof checkIn>;
export type CheckInTrend = v.InferOutput<typeof checkInTrend>;
export type TrendDirection = v.InferOutput<typeof trendDirection>;
export type Feeling = v.InferOutput<typeof feeling>;
export type CheckInTag = v.InferOutput<typeof checkInTag>;
