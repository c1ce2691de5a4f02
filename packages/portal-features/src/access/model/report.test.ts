import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { chunkFailure, isChunkError, reportOf } from './report.ts';

const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  [
    'a refused call',
    new ApiError({ kind: 'http', status: 503, code: 'HTTP_503', message: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  [
    'a lost connection',
    new ApiError({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' }),
    'Failed to fetch',
  ],
  ['a refusal without words', new ApiError({ kind: 'http', status: 500, code: 'HTTP_500', message: '' }), '500'],
  ['any other error', new TypeError('read of undefined'), 'read of undefined'],
  ['an error without words', new Error(''), undefined],
  ['a part that did not arrive', chunk, undefined],
  ['a thrown text', 'broken', undefined],
  ['nothing', undefined, undefined],
])('reports %s by status or message [ROUTE-33]', (_, error, report) => {
  expect(reportOf(error)).toBe(report);
});

it('knows a part that did not arrive [ERROR-1]', () => {
  expect(isChunkError(chunk)).toBe(true);
  expect(isChunkError(new Error('ChunkLoadError'))).toBe(false);
});

it.each([
  ['refused', chunk, false, 'failed'],
  ['late', Object.assign(new Error('late'), { name: 'ChunkLoadError', reason: 'late' }), false, 'late'],
  ['missing on a device without a connection', chunk, true, 'offline'],
  ['no part at all', new TypeError('x'), true, null],
])('tells why a part did not arrive: %s [ERROR-1]', (_, error, isOffline, failure) => {
  expect(chunkFailure(error, isOffline)).toBe(failure);
});
