import { describe, expect, test } from 'vitest';
import type { SessionNote } from '@sakina/platform/contract';
import { shownNotes } from './note-list.ts';
import type { NotesFilter } from './note-list.ts';

function note(id: string, displayName: string, status: SessionNote['status'], sessionStartedAt: string) {
  return { id, client: { id: `c-${id}`, displayName }, status, sessionStartedAt } as SessionNote;
}

const notes = [
  note('1', 'Layla Haddad', 'SIGNED', '2026-11-20T15:00:00Z'),
  note('2', 'Noah Bergström', 'DRAFT', '2026-11-18T15:00:00Z'),
  note('3', 'ليلى حدّاد', 'AMENDED', '2026-11-23T15:00:00Z'),
  note('4', 'Layla Haddad', 'DRAFT', '2026-11-24T14:00:00-05:00'),
];

describe('the list of notes', () => {
  test('has unsigned notes first, the oldest session first, then signed ones, the newest first', () => {
    expect(shownNotes(notes, 'all', '').map(({ id }) => id)).toEqual(['2', '4', '3', '1']);
  });

  test.each<[NotesFilter, string, string[]]>([
    ['unsigned', '', ['2', '4']],
    ['signed', '', ['3', '1']],
    ['all', 'layla', ['4', '1']],
    ['all', 'haddad LAYLA', ['4', '1']],
    ['all', '  bergstrom ', ['2']],
    ['all', 'حداد', ['3']],
    ['signed', 'noah', []],
    ['all', 'unknown', []],
  ])('shows %s notes for “%s”', (filter, search, ids) => {
    expect(shownNotes(notes, filter, search).map(({ id }) => id)).toEqual(ids);
  });
});
