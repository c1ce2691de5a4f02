import type { Circle } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { mayRead, standingIn } from './standing.ts';

type Membership = NonNullable<Circle['membership']>;
const none: Membership = { state: 'NONE', joinedAt: null, mutedUntil: null, isModerator: false };

describe('where someone stands in a circle', () => {
  it.each<[string, Circle['membership'], string]>([
    ['a visitor', null, 'visitor'],
    ['someone outside', none, 'outside'],
    ['someone who waits', { ...none, state: 'PENDING' }, 'pending'],
    ['a member', { ...none, state: 'MEMBER' }, 'member'],
    ['a member who only reads for a while', { ...none, state: 'MEMBER', mutedUntil: '2026-12-01T00:00:00Z' }, 'muted'],
  ])('%s', (_, membership, expected) => {
    expect(standingIn({ membership })).toBe(expected);
  });

  it.each<[Circle['kind'], Circle['membership'], boolean]>([
    ['OPEN', null, true],
    ['OPEN', none, true],
    ['CLOSED', null, false],
    ['CLOSED', none, false],
    ['WOMEN_ONLY', { ...none, state: 'PENDING' }, false],
    ['MEN_ONLY', { ...none, state: 'MEMBER' }, true],
    ['CLOSED', { ...none, isModerator: true }, true],
  ])('%s with %j may be read: %s', (kind, membership, expected) => {
    expect(mayRead({ kind, membership })).toBe(expected);
  });
});
