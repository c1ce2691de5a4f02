import type { AdminSession, AdminSessionDetail } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';

type EventKind = AdminSessionDetail['events'][number]['kind'];

/**
 * What an event of a session is called: a request is not booked before its provider confirms it, and is declined or
 * withdrawn.
 */
export function eventWord(
  kind: EventKind,
  session: Pick<AdminSession, 'status' | 'cancellation'>,
): EventKind | 'REQUESTED' | 'DECLINED' | 'WITHDRAWN' {
  const state = bookingStateOf(session);
  const hasEnded = state === 'DECLINED' || state === 'WITHDRAWN';
  if (kind === 'BOOKED' && (state === 'PENDING' || hasEnded)) return 'REQUESTED';
  return kind === 'CANCELLED' && hasEnded ? state : kind;
}
