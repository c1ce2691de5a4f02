import { expect, it } from 'vitest';
import { readAnalyticsPlace, writeAnalyticsPlace } from './place.ts';
import type { AnalyticsPlace } from './place.ts';

const usual: AnalyticsPlace = { view: 'revenue', period: 'MONTH', basis: 'CASH', on: null, reportId: null };

it.each<[address: string, place: AnalyticsPlace]>([
  ['', usual],
  ['basis=service', { ...usual, basis: 'SERVICE' }],
  ['period=quarter&on=2026-08-31', { ...usual, period: 'QUARTER', on: '2026-08-31' }],
  ['view=outcomes', { ...usual, view: 'outcomes' }],
  ['view=reports&report=rpt-6bbc1a5c05', { ...usual, view: 'reports', reportId: 'rpt-6bbc1a5c05' }],
])('the place %s is read and written back', (address, place) => {
  expect(readAnalyticsPlace(new URLSearchParams(address))).toEqual(place);
  expect(new URLSearchParams(writeAnalyticsPlace(place)).toString()).toBe(address);
});

it.each(['view=secrets', 'period=decade', 'basis=hope', 'on=2026-02-30', 'on=yesterday', 'report=Layla Haddad'])(
  'what makes no sense is this month’s cash: %s',
  (address) => expect(readAnalyticsPlace(new URLSearchParams(address))).toEqual(usual),
);

it('an open report is one of the reports, wherever the address says to be', () => {
  expect(readAnalyticsPlace(new URLSearchParams('view=revenue&report=rpt-1')).view).toBe('reports');
});
