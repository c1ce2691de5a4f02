import { describe, expect, it } from 'vitest';
import { cutAtMatches, findLines, lineAt } from './transcript.ts';

const line = (start: number, text: string, speaker = 'Leila') => ({ id: String(start), start, text, speaker });
const lines = [
  line(2, 'How did you sleep?'),
  line(6, 'Better, Élise helped.', 'Amina'),
  line(15, 'الحَمْدُ لله'),
  line(15, 'إن شاء الله'),
];

describe('a transcript', () => {
  it.each([
    [0, -1],
    [2, 0],
    [5.9, 0],
    [6, 1],
    [15, 3],
    [999, 3],
    [-1, -1],
  ])('at %d seconds is at line %d', (time, index) => {
    expect(lineAt(lines, time)).toBe(index);
  });

  it.each([
    ['sleep', [0]],
    ['SLEEP', [0]],
    ['elise', [1]],
    ['amina', [1]],
    ['الحمد', [2]],
    ['ان شاء', [3]],
    ['   ', []],
    ['(', []],
    ['', []],
  ])('finds “%s”', (query, found) => {
    expect(findLines(lines, query)).toEqual(found);
  });

  it.each([
    ['Sleep and sleep', 'sleep', ['', 'Sleep', ' and ', 'sleep', '']],
    ['None', 'sleep', ['None']],
    ['الحَمْدُ لله', 'الحمد', ['الحَمْدُ لله']],
    ['Anything', '', ['Anything']],
  ])('cuts %s', (text, query, pieces) => {
    expect(cutAtMatches(text, query)).toEqual(pieces);
  });

  it('is at no line when it is empty', () => {
    expect([lineAt([], 5), findLines([], 'a')]).toEqual([-1, []]);
  });
});
