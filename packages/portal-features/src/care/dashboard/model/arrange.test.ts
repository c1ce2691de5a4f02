import type { Appointment, AppointmentStatus } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { arrangeComing, arrangePast, canChange } from './arrange.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const at = (id: string, startsAt: string, status: AppointmentStatus = 'CONFIRMED') =>
  ({ id, status, startsAt, endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString() }) as Appointment;

const running = at('running', '2026-11-24T14:40:00Z', 'IN_PROGRESS');
const soon = at('soon', '2026-11-24T15:30:00Z');
const tomorrow = at('tomorrow', '2026-11-25T15:00:00Z', 'PENDING');
const calledOff = at('calledOff', '2026-11-24T18:00:00Z', 'CANCELLED');
const missed = at('missed', '2026-11-24T13:00:00Z');
const done = at('done', '2026-11-20T15:00:00Z', 'COMPLETED');
const ids = (items: readonly Appointment[]) => items.map((item) => item.id as string);

describe('what is next', () => {
  it.each([
    [[], null, []],
    [[tomorrow, soon], 'soon', ['tomorrow']],
    [[soon, running], 'running', ['soon']],
    [[calledOff, tomorrow], 'tomorrow', ['calledOff']],
    [[calledOff], null, ['calledOff']],
    [[missed, done], null, []],
  ] as const)('case %#', (items, next, later) => {
    const coming = arrangeComing(items, now);
    expect(coming.next?.id ?? null).toBe(next);
    expect(ids(coming.later)).toEqual(later);
  });
});

describe('what is over', () => {
  it('comes latest first, each once, with what ended while the page was open', () => {
    const ended = { ...running, status: 'COMPLETED' as const };
    expect(ids(arrangePast([done, running], [ended, soon, missed], now))).toEqual(['running', 'missed', 'done']);
  });

  it('leaves out what was canceled until its time has passed', () => {
    expect(ids(arrangePast([], [calledOff], now))).toEqual([]);
    expect(ids(arrangePast([], [calledOff], now + 12 * 3_600_000))).toEqual(['calledOff']);
  });
});

describe('a session', () => {
  it.each([
    [soon, true],
    [tomorrow, true],
    [running, false],
    [missed, false],
    [calledOff, false],
    [done, false],
  ] as const)('can be changed or not: case %#', (item, expected) => {
    expect(canChange(item, now)).toBe(expected);
  });
});
