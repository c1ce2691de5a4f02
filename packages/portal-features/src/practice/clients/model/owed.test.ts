import { describe, expect, test } from 'vitest';
import { owedTo } from './owed.ts';

const nothing = {
  openFlags: 0,
  unsignedNotes: 0,
  owed: { notesMissing: 0, measuresDue: 0, planReviewOn: null, unreadMessages: 0, isDischargePending: false },
};
const today = '2026-11-24';

describe('what is owed to a client [CALL-16]', () => {
  test.each([
    ['nothing', nothing, []],
    ['a server that says nothing of it', { openFlags: 0, unsignedNotes: 0 }, []],
    ['a session held without a note', { ...nothing, owed: { ...nothing.owed, notesMissing: 1 } }, ['unwritten 1']],
    ['two unsigned notes', { ...nothing, unsignedNotes: 2 }, ['notes 2']],
    ['an invoice that was not sent', { ...nothing, owed: { ...nothing.owed, unsentInvoices: 1 } }, ['bill 1']],
    ['a review due today', { ...nothing, owed: { ...nothing.owed, planReviewOn: today } }, ['review 1']],
    ['a review due tomorrow', { ...nothing, owed: { ...nothing.owed, planReviewOn: '2026-11-25' } }, []],
    [
      'everything at once: the flag first',
      {
        openFlags: 1,
        unsignedNotes: 3,
        owed: {
          notesMissing: 1,
          measuresDue: 2,
          planReviewOn: '2026-11-01',
          unreadMessages: 4,
          unsentInvoices: 1,
          isDischargePending: true,
        },
      },
      ['flag 1', 'message 4', 'unwritten 1', 'notes 3', 'review 1', 'measure 2', 'bill 1', 'discharge 1'],
    ],
  ])('%s', (_, client, expected) => {
    expect(owedTo(client, today).map(({ kind, count }) => `${kind} ${count}`)).toEqual(expected);
  });
});
