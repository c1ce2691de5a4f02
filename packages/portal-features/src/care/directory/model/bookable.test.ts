import { describe, expect, it } from 'vitest';
import { obstacleOf } from './bookable.ts';

const free = '2026-11-25T14:00:00Z';

describe('whether someone new can book', () => {
  it.each([
    ['VERIFIED', true, free, null],
    ['VERIFIED', true, null, 'FULL'],
    ['VERIFIED', false, free, 'CLOSED'],
    ['VERIFIED', false, null, 'CLOSED'],
    ['LAPSED', true, free, 'LAPSED'],
    ['LAPSED', false, null, 'LAPSED'],
    ['PENDING', true, null, 'PENDING'],
    ['PENDING', false, free, 'PENDING'],
  ] as const)(
    '%s, new clients %s, next free time %s: %s',
    (verification, acceptingNewClients, nextSlotAt, obstacle) => {
      expect(obstacleOf({ verification, acceptingNewClients, nextSlotAt })).toBe(obstacle);
    },
  );
});
