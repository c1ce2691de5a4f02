import { expect, test } from 'vitest';
import { readNotesSelection, writeNotesSelection } from './selection.ts';
import type { NotesSelection } from './selection.ts';

test.each<[string, NotesSelection]>([
  ['', {}],
  ['note=note-7', { noteId: 'note-7' }],
  ['appointment=apt-3', { appointmentId: 'apt-3' }],
  ['note=&appointment=', {}],
])('an address with “%s” selects what it names', (query, selection) => {
  expect(readNotesSelection(new URLSearchParams(query))).toEqual(selection);
});

test('a selection comes back from the address it was written to', () => {
  const selection: NotesSelection = { noteId: 'note 7/ä', appointmentId: 'apt-3' };
  const written = Object.entries(writeNotesSelection(selection)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  expect(readNotesSelection(new URLSearchParams(written))).toEqual(selection);
});
