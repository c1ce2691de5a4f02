import { expect, it } from 'vitest';
import { noteAccess } from './session-note.ts';

const at = '2026-11-24T22:00:00Z';

it.each([
  ['PENDING', null, 'ONCE_STARTED'],
  ['CONFIRMED', null, 'ONCE_STARTED'],
  ['IN_PROGRESS', at, 'NOW'],
  ['COMPLETED', at, 'NOW'],
  ['CANCELLED', null, 'NEVER'],
  ['NO_SHOW', null, 'NEVER'],
  ['NO_SHOW', at, 'NOW'],
] as const)(
  '[CALL-20] the note of a session that is %s, started at %s, can be written %s',
  (status, startedAt, access) => {
    expect(noteAccess({ status, startedAt })).toBe(access);
  },
);
