import type { Instrument, Outcomes } from '@sakina/platform/contract';

/**
 * Points by which a change is more than the error of measurement, and the score from which someone is a case (NHS
 * Talking Therapies).
 */
export const RELIABLE: Readonly<Record<Instrument, number>> = { PHQ_9: 6, GAD_7: 4 };
export const CASENESS: Readonly<Record<Instrument, number>> = { PHQ_9: 10, GAD_7: 8 };

/** A part of a whole in percent with at most one decimal, or null where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}

/** How many of the sessions that were to be held were held. */
export interface Attendance {
  held: number;
  noShow: number;
  /** Cancelled by the client so late that a fee was due. */
  late: number;
  /** Cancelled by the client in time, and by the provider: neither counts against attendance. */
  inTime: number;
  byProvider: number;
  /** Held, cancelled late or missed. */
  expected: number;
  /** Held of `expected`; null where nothing was expected. */
  percent: number | null;
}

/** Attendance by the formula held ÷ (held + late cancelled + no-show). */
export function attendanceOf(counts: Outcomes['attendance']): Attendance {
  const { completed, noShow, cancelledByClient, cancelledByProvider } = counts;
  const late = counts.cancelledLate ?? 0;
  const expected = completed + late + noShow;
  return {
    held: completed,
    noShow,
    late,
    inTime: Math.max(0, cancelledByClient - late),
    byProvider: cancelledByProvider,
    expected,
    percent: shareOf(completed, expected),
  };
}

/** What became of those who answered one questionnaire twice or more. */
export interface Course {
  followed: number;
  improved: number;
  /** Changed by no more than the error of measurement. */
  same: number;
  worse: number;
}

/** The course of one questionnaire; null where it is hidden, because too few people answered twice. */
export function courseOf({
  followed,
  reliablyImproved,
  deteriorated,
}: Pick<Outcomes['measures'][number], 'followed' | 'reliablyImproved' | 'deteriorated'>): Course | null {
  if (typeof reliablyImproved !== 'number' || typeof deteriorated !== 'number') return null;
  const same = Math.max(0, followed - reliablyImproved - deteriorated);
  return { followed, improved: reliablyImproved, same, worse: deteriorated };
}
