import type { ProcedureCode, ServiceLine } from '@sakina/platform/contract';
import { ApiFailure } from '../handlers/api-failure.ts';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

/** Whole minutes face to face that each timed procedure takes (CPT): from, and up to and including. */
const MINUTES: Partial<Record<ProcedureCode, readonly [from: number, to: number]>> = {
  '90832': [16, 37],
  '90834': [38, 52],
  '90837': [53, Infinity],
  '90846': [26, Infinity],
  '90847': [26, Infinity],
};

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
