import type { Circle } from '@sakina/platform/contract';

/**
 * What someone can do in a circle: a visitor has to sign in first, `outside` to join, `pending` waits, `muted` only
 * reads for a while.
 */
export type Standing = 'visitor' | 'outside' | 'pending' | 'muted' | 'member';

type Place = Pick<Circle, 'membership'>;

/** Where someone stands in a circle. */
export function standingIn({ membership }: Place): Standing {
  if (membership === null) return 'visitor';
  if (membership.state === 'PENDING') return 'pending';
  if (membership.state === 'NONE') return 'outside';
  return membership.mutedUntil === null ? 'member' : 'muted';
}

/**
 * Whether someone may read what is written in a circle: an open one everyone, another its members and those who look
 * after it.
 */
export function mayRead({ kind, membership }: Place & Pick<Circle, 'kind'>): boolean {
  return kind === 'OPEN' || membership?.state === 'MEMBER' || membership?.isModerator === true;
}
