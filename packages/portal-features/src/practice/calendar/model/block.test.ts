import { expect, test } from 'vitest';
import { blockProblems } from './block.ts';
import type { BlockFields } from './block.ts';

const lunch: BlockFields = { title: 'Lunch', from: '2026-12-01', fromTime: '12:00', to: '2026-12-01', toTime: '13:00' };
const span = { start: '2026-12-01T17:00:00Z', end: '2026-12-01T18:00:00Z' };

test.each<[string, Partial<BlockFields>, typeof span | null, boolean, object]>([
  ['a whole block', {}, span, false, {}],
  ['no title', { title: '  ' }, span, false, { title: 'noTitle' }],
  [
    'nothing chosen',
    { from: '', fromTime: '', to: '', toTime: '' },
    null,
    false,
    { from: 'noDate', fromTime: 'noTime', to: 'noDate', toTime: 'noTime' },
  ],
  ['its end before its start', {}, { start: span.end, end: span.start }, false, { toTime: 'order' }],
  ['more than a month', {}, { start: span.start, end: '2027-02-01T00:00:00Z' }, false, { to: 'long' }],
  ['a session in its way', {}, span, true, { fromTime: 'overlap' }],
])('[CALL-8] %s', (_, change, time, isOverSession, expected) => {
  expect(blockProblems({ ...lunch, ...change }, time, isOverSession)).toEqual(expected);
});
