import { Badge } from '@sakina/design-system';
import type { BadgeTone } from '@sakina/design-system';
import type { AdminSession } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import type { BookingState } from '@sakina/platform/domain';
import { Ban, CalendarCheck, Check, CirclePlay, Hourglass, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStatusText } from './use-status-text.ts';

const LOOKS: Record<BookingState, { tone: BadgeTone; icon: ReactNode }> = {
  PENDING: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  CONFIRMED: { tone: 'neutral', icon: <CalendarCheck aria-hidden /> },
  IN_PROGRESS: { tone: 'info', icon: <CirclePlay aria-hidden /> },
  COMPLETED: { tone: 'success', icon: <Check aria-hidden /> },
  CANCELLED: { tone: 'neutral', icon: <Ban aria-hidden /> },
  DECLINED: { tone: 'neutral', icon: <Ban aria-hidden /> },
  WITHDRAWN: { tone: 'neutral', icon: <Ban aria-hidden /> },
  NO_SHOW: { tone: 'warning', icon: <UserX aria-hidden /> },
};

/** How a session stands, in words and with a mark. */
export function SessionStatus({ session }: { session: Pick<AdminSession, 'status' | 'cancellation'> }) {
  const statusText = useStatusText();
  const state = bookingStateOf(session);
  return <Badge {...LOOKS[state]}>{statusText(state)}</Badge>;
}
