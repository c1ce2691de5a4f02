import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { errorCase, pendingRetryAt } from './error-text.ts';
import { retryTime } from './retry-time.ts';

function refused(status?: number, code = `HTTP_${status}`) {
  return new ApiError({ kind: 'http', code, message: 'Denied', ...(status === undefined ? {} : { status }) });
}
function transport(kind: 'network' | 'timeout' | 'aborted' | 'contract') {
  return new ApiError({ kind, code: kind.toUpperCase(), message: 'Failed' });
}

it.each([
  ['a lost connection', transport('network'), 'network'],
  ['no answer within the limit', transport('timeout'), 'timeout'],
  ['an answer that does not fit the contract', transport('contract'), 'contract'],
  ['a call that was canceled', transport('aborted'), 'aborted'],
  ['401', refused(401), 'unauthenticated'],
  ['403', refused(403), 'forbidden'],
  ['404', refused(404), 'notFound'],
  ['409', refused(409), 'conflict'],
  ['a record of someone else', refused(403, 'FORBIDDEN'), 'forbidden'],
  ['a plan that does not have it', refused(403, 'NOT_IN_PLAN'), 'notAllowed'],
  ['a change that came first', refused(409, 'VERSION_CONFLICT'), 'conflict'],
  ['a bill that was paid already', refused(409, 'ALREADY_PAID'), 'notPossible'],
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

const NOW = Date.parse('2026-11-24T14:00:00Z');
const until = (retryAt?: number) => new ApiError({ kind: 'http', code: 'BUSY', message: 'Busy', status: 503, retryAt });

it.each([
  ['a time to come', until(NOW + 1), NOW + 1],
  ['a time that is here', until(NOW), undefined],
  ['a time that has passed', until(NOW - 1), undefined],
  ['no time', until(), undefined],
  ['an error of another kind', new TypeError('x'), undefined],
])('of %s the person is told what can still be waited for [SEC-13]', (_, error, expected) => {
  expect(pendingRetryAt(error, NOW)).toBe(expected);
});

it.each([
  ['in New York', NOW + 45 * 60_000, 'en-US', 'America/New_York', '9:45 AM EST'],
  ['in Berlin, by its own clock', NOW + 45 * 60_000, 'en-GB', 'Europe/Berlin', '15:45 CET'],
  ['not a second too early', NOW + 60_001, 'en-US', 'America/New_York', '9:02 AM EST'],
  [
    'with the day when that is another one',
    NOW + 20 * 3_600_000,
    'en-US',
    'America/New_York',
    'Wednesday, November 25 at 5:00 AM EST',
  ],
  ['with the day that it is there', NOW + 30 * 60_000, 'en-US', 'Asia/Tokyo', '11:30 PM GMT+9'],
  ['past that midnight', NOW + 90 * 60_000, 'en-US', 'Asia/Tokyo', 'Wednesday, November 25 at 12:30 AM GMT+9'],
])('says when to come back %s [SEC-13]', (_, retryAt, locale, timeZone, expected) => {
  expect(retryTime(retryAt, NOW, { locale, timeZone }).replaceAll('\u202F', ' ')).toBe(expected);
});
