import { ApiError } from '@sakina/platform/client';
import { describe, expect, it } from 'vitest';
import { asksForHelp, possibleAgainAt, refusalOf } from './failure.ts';

const refused = (code: string, details?: unknown) =>
  new ApiError({ kind: 'http', status: 409, code, message: '', details });

describe('a refusal of the community', () => {
  it.each([
    [refused('MUTED'), 'MUTED'],
    [refused('RATE_LIMITED'), 'RATE_LIMITED'],
    [refused('SOMETHING_ELSE'), null],
    [new TypeError('x'), null],
    [undefined, null],
  ])('%s is %s', (error, expected) => {
    expect(refusalOf(error)).toBe(expected);
  });

  it.each([
    [{ until: '2026-12-02T18:00:00Z' }, '2026-12-02T18:00:00Z'],
    [{ retryAt: '2026-11-24T16:00:00Z' }, '2026-11-24T16:00:00Z'],
    [{ until: 'soon' }, null],
    [{}, null],
    [null, null],
    ['x', null],
  ])('with %j is over at %s', (details, expected) => {
    expect(possibleAgainAt(refused('MUTED', details))).toBe(expected);
  });

  it('asks for help only where the server says so [CARE-1]', () => {
    expect(asksForHelp(refused('MUTED', { crisisHelp: true }))).toBe(true);
    expect(asksForHelp(refused('MUTED', { crisisHelp: 'yes' }))).toBe(false);
    expect(asksForHelp(new TypeError('x'))).toBe(false);
  });
});
