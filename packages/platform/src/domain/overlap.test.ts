import { describe, expect, it } from 'vitest';
import { conflictsOf, isOverlap } from './overlap.ts';

const span = (from: string, to: string) => ({
  startsAt: `2026-11-24T${from}:00-05:00`,
  endsAt: `2026-11-24T${to}:00-05:00`,
});
const event = (id: string, from: string, to: string, more: object = {}) => ({
  id,
  appointmentId: null,
  ...span(from, to),
  ...more,
});
const session = { id: 'apt-1', ...span('18:30', '19:20') };

describe('time that two things share', () => {
  it.each([
    ['18:30', '19:20', '19:20', '20:00', false],
    ['18:30', '19:20', '19:19', '20:00', true],
    ['18:30', '19:20', '18:00', '20:00', true],
    ['18:30', '19:20', '17:00', '18:30', false],
  ])('%s to %s and %s to %s: %s', (from, to, otherFrom, otherTo, isShared) => {
    expect(isOverlap(span(from, to), span(otherFrom, otherTo))).toBe(isShared);
  });

  it('is a conflict with a group, and with no event of its own, canceled or ignored [CALL-8]', () => {
    const group = event('blk-1', '18:30', '19:45', { reservedFor: 'GROUP' });
    const others = [
      event('evt-own', '18:30', '19:20', { appointmentId: 'apt-1' }),
      event('evt-off', '18:30', '19:20', { isCancelled: true }),
      event('evt-free', '18:30', '19:20', { isBusy: false }),
      event('evt-later', '20:00', '21:00'),
    ];
    expect(conflictsOf(session, [...others, group])).toEqual([group]);
    expect(conflictsOf({ ...group }, [group])).toEqual([]);
  });
});
