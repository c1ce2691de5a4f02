import { expect, it } from 'vitest';
import { ALL_INVOICES, readInvoicesPlace, writeInvoicesPlace } from './place.ts';

it.each([
  ['', {}],
  ['show=overdue', { show: 'overdue' }],
  ['invoice=inv-3kfifyc38g', { openId: 'inv-3kfifyc38g' }],
  ['show=draft&invoice=inv-3kfifyc38g&view=copy', { show: 'draft', openId: 'inv-3kfifyc38g', isCopy: true }],
  ['part=superbills', { view: 'superbills' }],
  ['part=superbills&superbill=sup-7fc698d6ad', { view: 'superbills', openId: 'sup-7fc698d6ad' }],
  ['part=estimates&estimate=est-6k2m8r4w1p', { view: 'estimates', openId: 'est-6k2m8r4w1p' }],
  ['claim=clm-pyav7pen', { claimId: 'clm-pyav7pen' }],
  ['part=identity', { view: 'identity' }],
] as const)('the place %s is read and written back', (address, place) => {
  expect(readInvoicesPlace(new URLSearchParams(address))).toEqual({ ...ALL_INVOICES, ...place });
  expect(new URLSearchParams(writeInvoicesPlace({ ...ALL_INVOICES, ...place })).toString()).toBe(address);
});

it.each(['show=everything', 'invoice=Jonas Keller', 'view=copy', 'part=elsewhere', 'superbill=sup-1', 'claim=Jonas'])(
  'what makes no sense is the whole list: %s',
  (address) => expect(readInvoicesPlace(new URLSearchParams(address))).toEqual(ALL_INVOICES),
);
