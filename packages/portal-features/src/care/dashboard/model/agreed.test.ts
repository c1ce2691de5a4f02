import type { OwnTreatmentPlan } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { agreedIn } from './agreed.ts';

const amina = { id: 'prv-amina', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' };
const goal = {
  id: 'gol-1',
  statement: 'Take the train.',
  status: 'ACTIVE',
  progress: 50,
  targetOn: null,
  steps: [
    { text: 'Two stops', isDone: true },
    { text: 'Four stops', isDone: false },
    { text: 'The whole way', isDone: false },
  ],
  points: [
    { at: '2026-11-10T20:00:00Z', progress: 30 },
    { at: '2026-11-17T20:00:00Z', progress: 40 },
    { at: '2026-11-17T21:00:00Z', progress: 50 },
  ],
};
const plan = {
  id: 'pln-1',
  providerName: amina.displayName,
  kind: 'CLINICAL',
  status: 'ACTIVE',
  title: 'Panic',
  summary: '',
  goals: [goal],
  reviewOn: null,
  startedAt: null,
  endedAt: null,
} as OwnTreatmentPlan;
const session = (id: string, startsAt: string, status = 'COMPLETED') =>
  ({ id, status, startsAt, provider: amina }) as Parameters<typeof agreedIn>[1][number];
const day = (instant: string) => instant.slice(0, 10);

describe('what was agreed in a session [ROUTE-20]', () => {
  const found = agreedIn(
    [plan],
    [
      session('apt-3', '2026-11-17T19:30:00Z'),
      session('apt-2', '2026-11-10T19:30:00Z'),
      session('apt-1', '2026-11-03T19:30:00Z'),
    ],
    day,
  );

  it('is what the plan noted last on its day, and the next step after the latest one', () => {
    expect(found.get('apt-3')).toEqual({
      noted: [{ id: 'gol-1', statement: 'Take the train.', progress: 50 }],
      nextSteps: ['Four stops'],
    });
    expect(found.get('apt-2')).toEqual({
      noted: [{ id: 'gol-1', statement: 'Take the train.', progress: 30 }],
      nextSteps: [],
    });
  });

  it('is nothing where nothing was noted, nothing was held, or someone else has the plan', () => {
    expect(found.has('apt-1')).toBe(false);
    expect(agreedIn([plan], [session('apt-3', '2026-11-17T19:30:00Z', 'CANCELLED')], day).size).toBe(0);
    expect(
      agreedIn([{ ...plan, providerName: 'Imam Yusuf Demir' }], [session('apt-3', '2026-11-17T19:30:00Z')], day).size,
    ).toBe(0);
  });
});
