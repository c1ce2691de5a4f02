import { describe, expect, it } from 'vitest';
import { byUrgency, expiryOf } from './expiry.ts';

const today = '2026-11-24';
const credential = (title: string, expiresOn: string | null) => ({
  title,
  issuer: 'A board',
  number: null,
  verifiedOn: null,
  expiresOn,
});

describe('the end of a credential [ROUTE-30]', () => {
  it.each([
    [null, 'none', null],
    ['2026-11-23', 'gone', -1],
    ['2026-11-24', 'within7', 0],
    ['2026-12-01', 'within7', 7],
    ['2026-12-02', 'within30', 8],
    ['2026-12-24', 'within30', 30],
    ['2026-12-25', 'within60', 31],
    ['2027-01-23', 'within60', 60],
    ['2027-01-24', 'within90', 61],
    ['2027-02-22', 'within90', 90],
    ['2027-02-23', 'valid', 91],
  ])('%s is %s, in %s days', (expiresOn, stage, days) => {
    expect(expiryOf({ expiresOn }, today)).toEqual({ stage, days });
  });

  it('orders by what has to be done first', () => {
    const credentials = [
      credential('degree', null),
      credential('far', '2028-01-01'),
      credential('gone', '2026-01-01'),
      credential('near', '2026-11-30'),
    ];
    expect(byUrgency(credentials, today).map(({ title }) => title)).toEqual(['gone', 'near', 'far', 'degree']);
  });
});
