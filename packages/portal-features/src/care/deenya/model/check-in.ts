import { checkInLimits, checkInTag, feeling } from '@sakina/platform/contract';
import type { CheckIn, CheckInTag, Feeling } from '@sakina/platform/contract';

/** What someone says of their day, while they say it. */
export interface CheckInFields {
  mood: number | null;
  energy: number | null;
  sleep: number | null;
  feelings: Feeling[];
  tags: CheckInTag[];
  note: string;
}

/** The steps of the scale, from heavy to light. */
export const SCALE = [1, 2, 3, 4, 5] as const;

export const emptyCheckIn: CheckInFields = { mood: null, energy: null, sleep: null, feelings: [], tags: [], note: '' };

/** What was said of a day before, to change it. */
export function fieldsOf({ mood, energy, sleep, feelings, tags, note }: CheckIn): CheckInFields {
  return { mood, energy, sleep, feelings, tags, note: note ?? '' };
}

const onScale = (value: unknown) => SCALE.find((step) => step === value) ?? null;

/** Reads what was kept of an unfinished check-in; what does not fit is left out. */
export function readKeptCheckIn(kept: unknown): CheckInFields {
  const { mood, energy, sleep, feelings, tags, note } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Record<keyof CheckInFields, unknown>;
  const some = <Value extends string>(value: unknown, known: readonly Value[]) =>
    Array.isArray(value) ? known.filter((each) => value.includes(each)) : [];
  return {
    mood: onScale(mood),
    energy: onScale(energy),
    sleep: onScale(sleep),
    feelings: some(feelings, feeling.options),
    tags: some(tags, checkInTag.options),
    note: typeof note === 'string' ? note : '',
  };
}

/** What is wrong with a check-in: the field, and which of the texts `checkIn.wrong.…` says so. */
export function problemsOf({ mood, energy, feelings, tags, note }: CheckInFields) {
  return {
    ...(mood === null && { mood: 'mood' as const }),
    ...(energy === null && { energy: 'energy' as const }),
    ...(feelings.length > checkInLimits.choices && { feelings: 'many' as const }),
    ...(tags.length > checkInLimits.choices && { tags: 'many' as const }),
    ...(note.trim().length > checkInLimits.note && { note: 'long' as const }),
  };
}
