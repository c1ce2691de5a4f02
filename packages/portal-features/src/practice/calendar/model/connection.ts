import type { CalendarConnection } from '@sakina/platform/contract';

/** How a connection is doing, in one word: never read, read, failing, signed out over there, or not connected. */
export type ConnectionState = 'off' | 'expired' | 'failing' | 'never' | 'connected';

/** The state of a connection. @param hasFailedNow Whether the last attempt made here failed. */
export function connectionState(
  { status, lastError, lastSyncedAt }: Pick<CalendarConnection, 'status' | 'lastError' | 'lastSyncedAt'>,
  hasFailedNow: boolean,
): ConnectionState {
  if (status === 'NOT_CONNECTED') return 'off';
  if (status === 'NEEDS_SIGN_IN') return 'expired';
  if (hasFailedNow || lastError) return 'failing';
  return lastSyncedAt === null ? 'never' : 'connected';
}
