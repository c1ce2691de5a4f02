import { expect, it } from 'vitest';
import { readInvoicesPlace, writeInvoicesPlace } from './place.ts';

it.each([
  ['', { show: 'all', openId: null, isCopy: false }],
  ['show=overdue', { show: 'overdue', openId: null, isCopy: false }],
  ['invoice=inv-3kfifyc38g', { show: 'all', openId: 'inv-3kfifyc38g', isCopy: false }],
  ['show=draft&invoice=inv-3kfifyc38g&view=copy', { show: 'draft', openId: 'inv-3kfifyc38g', isCopy: true }],
] as const)('the place %s is read and written back', (address, place) => {
  expect(readInvoicesPlace(new URLSearchParams(address))).toEqual(place);
  expect(new URLSearchParams(writeInvoicesPlace(place)).toString()).toBe(address);
});

it.each(['show=everything', 'invoice=Jonas Keller', 'view=copy'])(
  'what makes no sense is the whole list: %s',
  (address) =>
    expect(readInvoicesPlace(new URLSearchParams(address))).toEqual({ show: 'all', openId: null, isCopy: false }),
);
