import * as v from 'valibot';
import { bulkSetMark } from './admin-area.ts';
import { appointment } from './appointment.ts';
import { count, instant, money } from './common.ts';
import { appointmentId } from './ids.ts';

/**
 * Which sessions of a series are changed with one of them: those from it on, or all. What was held or billed never
 * changes.
 */
export const seriesScope = v.picklist(['FOLLOWING', 'ALL']);

const span = v.object({ startsAt: instant, endsAt: instant });

/** What happens where a session’s new time is taken: the others are moved, or none is. */
export const ifTaken = v.picklist(['MOVE_OTHERS', 'MOVE_NONE']);

/** The exact sessions of a series that would move, by their order, and where to. */
export const seriesMove = v.object({
  items: v.array(
    v.object({
      appointmentId,
      startsAt: instant,
      to: span,
      /** `TAKEN`: something is on the calendar there; `PAST`: the time has passed. Such a session stays where it is. */
      outcome: v.picklist(['FREE', 'TAKEN', 'PAST']),
      /** Open times near one that is taken. */
      alternatives: v.array(span),
    }),
  ),
  /** Sessions that were moved by themselves before. */
  own: v.array(v.object({ appointmentId, startsAt: instant })),
  /** How many of the scope are held, missed or cancelled, and stay. */
  held: count,
  mark: bulkSetMark,
});

export const seriesMoved = v.object({
  moved: v.array(appointment),
  /** Those whose new time was taken, where they still are. */
  left: v.array(v.object({ appointmentId, startsAt: instant })),
});

/** The exact sessions of a series that would be cancelled. */
export const seriesCancelSet = v.object({
  items: v.array(
    v.object({
      appointmentId,
      startsAt: instant,
      /** What cancelling it now costs the client. */
      fee: money,
    }),
  ),
  /** How many of the scope are held, missed or cancelled, and stay. */
  held: count,
  mark: bulkSetMark,
});

export const seriesCancelled = v.object({ cancelled: v.array(appointment) });

export type SeriesScope = v.InferOutput<typeof seriesScope>;
export type SeriesMove = v.InferOutput<typeof seriesMove>;
export type SeriesCancelSet = v.InferOutput<typeof seriesCancelSet>;
