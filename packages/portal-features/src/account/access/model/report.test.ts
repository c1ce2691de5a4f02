import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { chunkFailure, isChunkError, reportOf } from './report.ts';

const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  [
    'a failed call',
    new ApiError({ kind: 'http', status: 503, code: 'HTTP_503', message: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
  [
    'a lost connection',
    new ApiError({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' }),
    'Failed to fetch',
  ],
  [
    'a failed call without a message',
    new ApiError({ kind: 'http', status: 500, code: 'HTTP_500', message: '' }),
    '500',
  ],
  ['any other error', new TypeError('read of undefined'), 'read of undefined'],
  ['an error without a message', new Error(''), undefined],
  ['a chunk that failed to load', chunk, undefined],
  ['a thrown text', 'broken', undefined],
  ['nothing', undefined, undefined],
])('reports %s by status or message [ROUTE-33]', (_, error, report) => {
  expect(reportOf(error)).toBe(report);
});

it('recognizes a chunk that failed to load [ERROR-1]', () => {
  expect(isChunkError(chunk)).toBe(true);
  expect(isChunkError(new Error('ChunkLoadError'))).toBe(false);
});

it.each([
  ['refused', chunk, false, 'failed'],
  ['late', Object.assign(new Error('late'), { name: 'ChunkLoadError', reason: 'late' }), false, 'late'],
  ['missing on a device without a connection', chunk, true, 'offline'],
  ['not a chunk error', new TypeError('x'), true, null],
])('says why a chunk failed to load: %s [ERROR-1]', (_, error, isOffline, failure) => {
  expect(chunkFailure(error, isOffline)).toBe(failure);
});
