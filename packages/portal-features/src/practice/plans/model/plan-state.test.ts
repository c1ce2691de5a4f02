import { describe, expect, test } from 'vitest';
import { byReview, planState } from './plan-state.ts';
import type { PlanFacts, PlanState } from './plan-state.ts';

const today = '2026-11-24';
const waiting = { number: 1, answer: null };
const agreed = { number: 1, answer: 'AGREED' as const };

describe('the state of a plan [ROUTE-29]', () => {
  test.each<[PlanFacts, PlanState]>([
    [{ status: 'DRAFT', reviewOn: null, lastVersion: null }, 'draft'],
    [{ status: 'DRAFT', reviewOn: '2026-11-01', lastVersion: null }, 'draft'],
    [{ status: 'DRAFT', reviewOn: null, lastVersion: waiting }, 'awaiting'],
    [{ status: 'DRAFT', reviewOn: null, lastVersion: { number: 1, answer: 'CHANGE_ASKED' } }, 'draft'],
    [{ status: 'ACTIVE', reviewOn: '2026-11-24', lastVersion: agreed }, 'active'],
    [{ status: 'ACTIVE', reviewOn: '2026-11-23', lastVersion: agreed }, 'overdue'],
    [{ status: 'ACTIVE', reviewOn: '2026-11-23', lastVersion: waiting }, 'overdue'],
    [{ status: 'ACTIVE', reviewOn: null, lastVersion: { number: 2, answer: null } }, 'awaiting'],
    [{ status: 'COMPLETED', reviewOn: '2026-11-01', lastVersion: agreed }, 'closed'],
    [{ status: 'DISCONTINUED', reviewOn: null, lastVersion: waiting }, 'closed'],
  ])('of %j is %s', (plan, expected) => {
    expect(planState(plan, today)).toBe(expected);
  });

  test('orders by review date: overdue first, without a date later, ended last', () => {
    const plan = (id: string, status: PlanFacts['status'], reviewOn: string | null) => ({
      id,
      status,
      reviewOn,
      lastVersion: null,
    });
    const ids = byReview(
      [
        plan('ended', 'COMPLETED', '2026-01-01'),
        plan('undated', 'DRAFT', null),
        plan('next', 'ACTIVE', '2026-12-01'),
        plan('late', 'ACTIVE', '2026-11-01'),
      ],
      today,
    ).map(({ id }) => id);
    expect(ids).toEqual(['late', 'next', 'undated', 'ended']);
  });
});
