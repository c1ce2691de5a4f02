import type { ProcedureCode, ServiceLine } from '@sakina/platform/contract';
import { ApiFailure } from '../handlers/api-failure.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { ClaimRow } from '../store/tables/care.ts';

/** Whole minutes face to face that each timed procedure takes (CPT): from, and up to and including. */
const MINUTES: Partial<Record<ProcedureCode, readonly [from: number, to: number]>> = {
  '90832': [16, 37],
  '90834': [38, 52],
  '90837': [53, Infinity],
  '90846': [26, Infinity],
  '90847': [26, Infinity],
};

/** Shorter than this is not billable as psychotherapy (CPT). */
export const SHORTEST_MINUTES = 16;

/** The claim of a session that nothing has taken the place of, or null. */
export function standingClaim(tables: Tables, appointmentId: string): ClaimRow | null {
  return (
    tables.claims
      .all()
      .find(
        (claim) =>
          claim.appointmentId === appointmentId && claim.replacedByClaimId === null && claim.status !== 'VOIDED',
      ) ?? null
  );
}

/** The procedure of psychotherapy that the minutes carry. */
export function procedureFor({ service }: AppointmentRow, minutes: number): ProcedureCode {
  if (service.id.endsWith('-couple')) return '90847';
  if (minutes < 38) return '90832';
  return minutes < 53 ? '90834' : '90837';
}

/** The whole minutes that a session took, as measured; those of the booking where nothing was measured. */
export function heldMinutes({ startedAt, startsAt, endedAt, endsAt }: AppointmentRow): number {
  return Math.floor((Date.parse(endedAt ?? endsAt) - Date.parse(startedAt ?? startsAt)) / 60_000);
}

/**
 * A claim goes out for what was done: the note is signed and each timed procedure carries the session's real minutes.
 * @throws ApiFailure 422 NOTE_NOT_SIGNED or CODE_NEEDS_MINUTES
 */
export function checkBillable(tables: Tables, appointment: AppointmentRow, lines: readonly ServiceLine[]): void {
  const isSigned = tables.notes.all().some((note) => note.appointmentId === appointment.id && note.status !== 'DRAFT');
  if (!isSigned)
    throw new ApiFailure(422, 'NOTE_NOT_SIGNED', 'Sign the note of this session first.', {
      appointmentId: appointment.id,
    });
  const minutes = heldMinutes(appointment);
  const misfit = lines.find(({ procedureCode }) => {
    const span = MINUTES[procedureCode];
    return span !== undefined && (minutes < span[0] || minutes > span[1]);
  });
  if (misfit)
    throw new ApiFailure(
      422,
      'CODE_NEEDS_MINUTES',
      `The session took ${minutes} minutes. Procedure ${misfit.procedureCode} does not fit them.`,
      { procedureCode: misfit.procedureCode, minutes },
    );
}
