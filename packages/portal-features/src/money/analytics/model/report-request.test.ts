import { expect, it } from 'vitest';
import { optionsOf, presetSpans, spanProblem } from './report-request.ts';

it.each([
  ['', '2026-11-24', 'missing'],
  ['2026-11-01', '', 'missing'],
  ['1999-12-31', '2000-01-02', 'early'],
  ['2026-11-24', '2026-11-23', 'reversed'],
  ['2024-11-23', '2026-11-24', null],
  ['2024-11-22', '2026-11-24', 'long'],
  ['2026-11-24', '2026-11-24', null],
])('a report from %s to %s: %s [CALL-40]', (start, end, problem) => expect(spanProblem({ start, end })).toBe(problem));

it('whole months and years can be chosen at once, also in January', () => {
  expect(presetSpans('2027-01-15')).toEqual({
    thisMonth: { start: '2027-01-01', end: '2027-01-31' },
    lastMonth: { start: '2026-12-01', end: '2026-12-31' },
    thisYear: { start: '2027-01-01', end: '2027-12-31' },
    lastYear: { start: '2026-01-01', end: '2026-12-31' },
  });
});

it('a report is made with the file for spreadsheets', () => {
  expect(optionsOf({ start: '2026-11-01', end: '2026-11-24' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-24',
    format: 'CSV',
  });
});
