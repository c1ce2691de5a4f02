import type { Rows } from '../store/rows.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { spanOf } from './busy.ts';
import type { Span } from './busy.ts';

export type SlotHoldRow = Rows['slotHolds'];

/** Minutes for which a time is held. */
export const HOLD_MINUTES = 10;

/** Times of a provider that users other than the caller hold now. */
export function heldSlots(tables: Tables, provider: ProviderRow, now: Date, callerId?: string): Span[] {
  return tables.slotHolds
    .all()
    .flatMap((hold) =>
      hold.providerId === provider.id && hold.holderId !== callerId && Date.parse(hold.expiresAt) > now.getTime()
        ? [spanOf(hold, provider.bufferMinutes)]
        : [],
    );
}

/** Ends a user's holds at a provider, and all expired ones. */
export function endHolds(tables: Tables, holderId: string, providerId: string, now: Date): void {
  for (const hold of tables.slotHolds.all()) {
    const isOwn = hold.holderId === holderId && hold.providerId === providerId;
    if (isOwn || Date.parse(hold.expiresAt) <= now.getTime()) tables.slotHolds.remove(hold.id);
  }
}
