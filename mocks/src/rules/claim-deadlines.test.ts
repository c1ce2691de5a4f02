import { describe, expect, test } from 'vitest';
import { deadlineOf } from './claim-deadlines.ts';

describe('the last day to file', () => {
  test.each([
    ['UNITED', 'FIRST', '2026-03-01', null, '2026-05-30'],
    ['CIGNA', 'FIRST', '2026-03-01', null, '2026-05-30'],
    ['AETNA', 'FIRST', '2026-11-17', null, '2027-03-17'],
    ['BLUE_CROSS', 'FIRST', '2024-02-29', null, '2025-02-28'],
    ['UNITED', 'CORRECTED', '2026-03-01', '2026-03-20', '2026-09-16'],
    ['CIGNA', 'CORRECTED', '2026-10-23', '2026-11-04', '2027-02-02'],
    ['UNITED', 'APPEAL', '2026-03-01', '2026-03-20', '2026-05-24'],
    ['AETNA', 'APPEAL', '2026-03-01', '2026-03-20', '2026-09-16'],
  ] as const)(
    '[CALL-29] at %s for %s of a session on %s, decided %s, is %s',
    (payer, kind, served, decided, lastDay) => {
      expect(deadlineOf(payer, kind, served, decided).lastDay).toBe(lastDay);
    },
  );
});
