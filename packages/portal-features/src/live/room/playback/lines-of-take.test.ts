import { expect, test } from 'vitest';
import { linesOfTake } from './lines-of-take.ts';

const take = (number: number, startSeconds: number) => ({
  take: number,
  mimeType: 'video/mp4',
  parts: 1,
  startSeconds,
});
const takes = [take(41, 0), take(97, 60)];
const line = (id: string, startSeconds: number, more = {}) => ({
  id,
  speaker: 'Layla',
  startSeconds,
  text: id,
  ...more,
});
const reason = { at: '2026-11-24T15:00:00.000Z', byName: 'Dr. Amina Rahman', reason: 'CLIENT_ASKED' as const };
const segments = [line('a', 0), line('b', 59), line('c', 60), line('d', 75, { text: '', redacted: reason })];

test('a take has its own lines, counted from its beginning, and says of a deleted one that it is', () => {
  const [first, second] = takes;
  if (first === undefined || second === undefined) throw new Error('There are two takes.');
  expect(linesOfTake(segments, takes, first, 'Deleted').map(({ id, start }) => [id, start])).toEqual([
    ['a', 0],
    ['b', 59],
  ]);
  expect(linesOfTake(segments, takes, second, 'Deleted')).toEqual([
    { id: 'c', speaker: 'Layla', text: 'c', start: 0 },
    { id: 'd', speaker: 'Layla', text: 'Deleted', start: 15 },
  ]);
});
