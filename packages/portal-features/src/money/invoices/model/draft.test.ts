import type { Appointment, Invoice } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { draftProblems, draftTotal, invoiceable } from './draft.ts';

const today = '2026-11-24';
const line = (description: string, amount: number | null, key = 1) => ({ key, description, amount });

describe('a draft', () => {
  it.each([
    ['whole', [line('Individual session', 12_000)], today, {}, undefined],
    ['without words', [line('  ', 12_000)], today, { description: 'missing' }, undefined],
    ['with a diagnosis', [line('Session, F41.1', 12_000)], today, { description: 'diagnosis' }, undefined],
    ['without an amount', [line('Session', null)], today, { amount: 'missing' }, undefined],
    ['for nothing', [line('Session', 0)], today, { amount: 'missing' }, undefined],
    ['for too much', [line('Session', 10_000_001)], today, { amount: 'tooMuch' }, undefined],
    ['without a day', [line('Session', 1)], '', {}, 'missing'],
    ['for a day that is over', [line('Session', 1)], '2026-11-23', {}, 'past'],
  ] as const)('%s is judged by field', (_, lines, dueOn, problems, day) => {
    const found = draftProblems(lines, dueOn, today);
    expect(found.lines.get(1) ?? {}).toEqual(problems);
    expect(found.dueOn).toBe(day);
  });

  it('asks for the sum of its lines', () => {
    expect(draftTotal([line('a', 100), line('b', 250, 2), line('c', null, 3)])).toBe(350);
  });
});

it('a session can be invoiced once, unless it was canceled or its invoice was withdrawn', () => {
  const session = (id: string, status: Appointment['status'], startsAt: string) =>
    ({ id, status, startsAt }) as Appointment;
  const sessions = [
    session('apt-1', 'NO_SHOW', '2026-11-20T15:00:00Z'),
    session('apt-2', 'CONFIRMED', '2026-11-26T15:00:00Z'),
    session('apt-3', 'COMPLETED', '2026-11-18T15:00:00Z'),
    session('apt-4', 'COMPLETED', '2026-11-19T15:00:00Z'),
    session('apt-5', 'CANCELLED', '2026-11-21T15:00:00Z'),
    session('apt-6', 'PENDING', '2026-11-27T15:00:00Z'),
  ];
  const invoices = [
    { appointmentId: 'apt-3', status: 'PAID' },
    { appointmentId: 'apt-4', status: 'VOID' },
  ] as Invoice[];
  expect(invoiceable(sessions, invoices).map(({ id }) => id)).toEqual(['apt-2', 'apt-1', 'apt-4']);
});
