import { expect, test } from 'vitest';
import { connectionState } from './connection.ts';

const synced = '2026-11-24T15:00:00Z';
test.each([
  ['NOT_CONNECTED', null, null, false, 'off'],
  ['NEEDS_SIGN_IN', null, synced, false, 'expired'],
  ['CONNECTED', 'UNREACHABLE', synced, false, 'failing'],
  ['CONNECTED', null, synced, true, 'failing'],
  ['CONNECTED', null, null, false, 'never'],
  ['CONNECTED', undefined, synced, false, 'connected'],
] as const)(
  '[CALL-7] %s, error %s, last read %s, failed now: %s is said as %s',
  (status, lastError, lastSyncedAt, hasFailed, state) => {
    expect(connectionState({ status, lastError, lastSyncedAt }, hasFailed)).toBe(state);
  },
);
