import type { NoteSection, SessionNote } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { lastNote, withScratch } from './scratch.ts';

const sections: NoteSection[] = [
  { key: 'SUBJECTIVE', text: 'Sleeps better.' },
  { key: 'PLAN', text: 'Diary.' },
];

describe('scratch text that becomes the note', () => {
  it.each([
    ['after what stands there', sections, 'Took the elevator twice. ', 'Sleeps better.\n\nTook the elevator twice.'],
    ['alone in an empty note', [{ key: 'SUBJECTIVE' as const, text: '' }], 'First words.', 'First words.'],
  ])('stands under the first heading, %s', (_, given, scratch, text) => {
    const result = withScratch(given, scratch);
    expect(result[0]).toEqual({ key: 'SUBJECTIVE', text });
    expect(result.slice(1)).toEqual(given.slice(1));
  });

  it('is not taken for the last note', () => {
    const notes = [{ appointmentId: 'now' }, { appointmentId: 'before' }] as SessionNote[];
    expect(lastNote(notes, 'now')).toBe(notes[1]);
    expect(lastNote(notes.slice(0, 1), 'now')).toBeUndefined();
  });
});
