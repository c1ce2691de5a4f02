import { heldBackBy, isToCome } from '@sakina/platform/domain';
import type { HeldBack } from '@sakina/platform/domain';
import type { ProviderId } from '@sakina/platform/contract';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { isOutOfDirectory, isProviderSuspended } from './account-state.ts';

/** Why a provider cannot hold sessions at present, or null. */
export function heldBackOf(tables: Tables, id: ProviderId): HeldBack | null {
  const provider = tables.providers.get(id);
  if (!provider) return null;
  return heldBackBy({ verification: provider.verification, isSuspended: isProviderSuspended(tables, provider) });
}

/**
 * A session as both sides read it: an upcoming one is marked where its provider cannot hold it at present, and any
 * where no further one can be booked with them.
 */
export function withHeldBack(tables: Tables, row: AppointmentRow, now: Date): AppointmentRow {
  const heldBack = isToCome(row, now.getTime()) ? heldBackOf(tables, row.provider.id) : null;
  const provider = tables.providers.get(row.provider.id);
  const isProviderAway = !provider || isOutOfDirectory(tables, provider);
  return { ...row, ...(heldBack !== null && { heldBack }), ...(isProviderAway && { isProviderAway }) };
}

/** Upcoming sessions that their providers cannot hold at present, by start: someone hands them over or cancels them. */
export function sessionsHeldBack(tables: Tables, now: Date): AppointmentRow[] {
  return tables.appointments
    .all()
    .filter((row) => row.status !== 'IN_PROGRESS' && withHeldBack(tables, row, now).heldBack !== undefined)
    .toSorted((first, second) => first.startsAt.localeCompare(second.startsAt));
}
