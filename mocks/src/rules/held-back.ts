import { heldBackBy, isToCome } from '@sakina/platform/domain';
import type { HeldBack } from '@sakina/platform/domain';
import type { ProviderId } from '@sakina/platform/contract';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

/** Why a provider cannot hold sessions at present, or null. */
export function heldBackOf(tables: Tables, id: ProviderId): HeldBack | null {
  const provider = tables.providers.get(id);
  if (!provider) return null;
  const { verification } = provider;
  return heldBackBy({ verification, isSuspended: tables.providerSuspensions.get(id) !== undefined });
}

/** A session as both sides read it: an upcoming one is marked where its provider cannot hold it at present. */
export function withHeldBack(tables: Tables, row: AppointmentRow, now: Date): AppointmentRow {
  const heldBack = isToCome(row, now.getTime()) ? heldBackOf(tables, row.provider.id) : null;
  return heldBack === null ? row : { ...row, heldBack };
}

/** Upcoming sessions that their providers cannot hold at present, by start: someone hands them over or cancels them. */
export function sessionsHeldBack(tables: Tables, now: Date): AppointmentRow[] {
  return tables.appointments
    .all()
    .filter((row) => row.status !== 'IN_PROGRESS' && withHeldBack(tables, row, now).heldBack !== undefined)
    .toSorted((first, second) => first.startsAt.localeCompare(second.startsAt));
}
