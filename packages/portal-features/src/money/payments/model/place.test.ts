import { expect, test } from 'vitest';
import { readPaymentsPlace, writePaymentsPlace } from './place.ts';

test.each([
  ['', { view: 'transactions', openId: null }],
  ['open=txn-abc', { view: 'transactions', openId: 'txn-abc' }],
  ['view=payouts&open=pyo-abc', { view: 'payouts', openId: 'pyo-abc' }],
  ['view=settings&open=pyo-abc', { view: 'settings', openId: null }],
  ['view=card&open=pay-abc', { view: 'card', openId: null }],
  ['view=bank&open=Layla Haddad', { view: 'transactions', openId: null }],
] as const)('[ROUTE-29] “%s” is read as a place, and written back to the same', (query, place) => {
  expect(readPaymentsPlace(new URLSearchParams(query))).toEqual(place);
  expect(readPaymentsPlace(new URLSearchParams(writePaymentsPlace(place)))).toEqual(place);
});
