import { expect, test } from 'vitest';
import { listAddress, readProvidersAddress, writeProvidersAddress } from './address.ts';
import { approveProblem, CHECKS, checkId, daysUntil } from './checks.ts';
import type { CredentialCase } from '@sakina/platform/contract';
import { otherCaseOf } from './other-case.ts';
import { casesQuestion, providersQuestion } from './question.ts';

const credential = (expiresOn: string | null) => ({
  title: 'License',
  issuer: 'Board',
  number: null,
  state: null,
  expiresOn,
});
const all = CHECKS.map((check) => checkId(0, check));

test.each([
  ['a paper that was looked at in every way can be approved', [credential('2026-11-24')], all, null],
  ['one check is missing', [credential('2027-01-01')], all.slice(1), 'unchecked'],
  ['of two papers one was not looked at', [credential(null), credential(null)], all, 'unchecked'],
  ['a paper ended the day before', [credential('2026-11-23')], all, 'expired'],
  ['nothing was submitted', [], [], 'nothing'],
] as const)('approval: %s [ADM-41]', (_, credentials, done, problem) => {
  expect(approveProblem({ credentials: [...credentials] }, done, '2026-11-24')).toBe(problem);
});

test('days are counted over the change of clocks', () => {
  expect([daysUntil('2026-11-02', '2026-10-31'), daysUntil('2026-10-31', '2026-11-24')]).toEqual([2, -24]);
});

test('the address holds list, filters and what is open, and a provider alone opens the list of providers [SEC-8]', () => {
  const address = readProvidersAddress(
    new URLSearchParams('list=providers&f.verification=LAPSED&sort=-sessions&provider=prv-1'),
  );
  expect(readProvidersAddress(writeProvidersAddress(address))).toEqual(address);
  expect(providersQuestion(address.table, '')).toEqual({
    verification: ['LAPSED'],
    sort: 'sessions',
    direction: 'desc',
  });
  expect(readProvidersAddress(new URLSearchParams('provider=prv-1')).view).toBe('providers');
  expect(
    String(writeProvidersAddress({ ...listAddress('providers'), table: { ...address.table, search: 'layla' } })),
  ).not.toContain('layla');
});

test('the queue asks for one source, and for both by asking for none', () => {
  const ask = (query: string) => casesQuestion(readProvidersAddress(new URLSearchParams(query)).table);
  expect(ask('f.source=APPLICATION')).toEqual({ source: 'APPLICATION' });
  expect(ask('f.source=APPLICATION&f.source=PROVIDER')).toEqual({});
});

test('a second case of the same provider is found from either side, and none for applicants without a page', () => {
  const [page, application, stranger, second] = [
    { id: 'crd-1', providerId: 'prv-1' },
    { id: 'app-1', providerId: 'prv-1' },
    { id: 'app-2', providerId: null },
    { id: 'app-3', providerId: null },
  ] as CredentialCase[];
  const cases = [stranger!, page!, second!, application!];
  expect(otherCaseOf(page!, cases)).toBe(application);
  expect(otherCaseOf(application!, cases)).toBe(page);
  expect(otherCaseOf(stranger!, cases)).toBeUndefined();
});
