import { describe, expect, it } from 'vitest';
import { readKeptText } from '../../../shared/kept-text.ts';
import { canKeepNotes } from './keep-notes.ts';

const now = Date.parse('2026-11-24T15:00:00Z');

describe('notes to oneself [SEC-15]', () => {
  it.each([
    ['2026-11-24T15:30:00Z', true],
    ['2026-11-25T15:00:00Z', true],
    ['2026-11-25T15:00:01Z', false],
    ['2026-11-24T14:50:00Z', true],
  ])('for a session at %s can be kept: %s', (startsAt, isKept) => {
    expect(canKeepNotes(startsAt, now)).toBe(isKept);
  });

  it.each([
    [{ text: 'Ask about the train.' }, 'Ask about the train.'],
    [{ text: 4 }, ''],
    [null, ''],
    ['Ask', ''],
  ])('that were kept as %j are read', (kept, text) => {
    expect(readKeptText(kept)).toBe(text);
  });
});
