import { expect, test } from 'vitest';
import { monthsUntil } from './months.ts';

test('superbills are offered for this month and the twelve before it, across the year [CLOUD-527]', () => {
  const months = monthsUntil('2026-02-03');
  expect(months).toHaveLength(13);
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-02');
});
