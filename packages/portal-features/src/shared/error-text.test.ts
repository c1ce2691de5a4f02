import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { errorCase } from './error-text.ts';

function refused(status?: number) {
  return new ApiError({ kind: 'http', code: `HTTP_${status}`, message: 'Refused', ...(status === undefined ? {} : { status }) });
}
function transport(kind: 'network' | 'timeout' | 'aborted' | 'contract') {
  return new ApiError({ kind, code: kind.toUpperCase(), message: 'Failed' });
}

it.each([
  ['a lost connection', transport('network'), 'network'],
  ['no answer within the limit', transport('timeout'), 'timeout'],
  ['an answer that does not fit the contract', transport('contract'), 'contract'],
  ['a call that was called off', transport('aborted'), 'server'],
  ['401', refused(401), 'unauthenticated'],
  ['403', refused(403), 'forbidden'],
  ['404', refused(404), 'notFound'],
  ['409', refused(409), 'conflict'],
  ['400', refused(400), 'invalid'],
  ['422', refused(422), 'invalid'],
  ['429', refused(429), 'tooMany'],
  ['500', refused(500), 'server'],
  ['503', refused(503), 'server'],
  ['a refusal without a status', refused(), 'server'],
  ['an error of another kind', new TypeError('x is not a function'), 'server'],
  ['a thrown text', 'broken', 'server'],
  ['nothing at all', undefined, 'server'],
])('finds the words for %s [API-2]', (_, error, which) => {
  expect(errorCase(error)).toBe(which);
});
