import { Badge } from '@sakina/design-system';
import type { BadgeTone } from '@sakina/design-system';
import type { AppointmentStatus } from '@sakina/platform/contract';
import { Ban, CalendarCheck, Check, CirclePlay, Hourglass, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStatusText } from './use-status-text.ts';

const LOOKS: Record<AppointmentStatus, { tone: BadgeTone; icon: ReactNode }> = {
  PENDING: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  CONFIRMED: { tone: 'neutral', icon: <CalendarCheck aria-hidden /> },
  IN_PROGRESS: { tone: 'info', icon: <CirclePlay aria-hidden /> },
  COMPLETED: { tone: 'success', icon: <Check aria-hidden /> },
  CANCELLED: { tone: 'neutral', icon: <Ban aria-hidden /> },
  NO_SHOW: { tone: 'warning', icon: <UserX aria-hidden /> },
};

/** How a session stands, in words and with a mark. */
export function SessionStatus({ status }: { status: AppointmentStatus }) {
  const statusText = useStatusText();
  return <Badge {...LOOKS[status]}>{statusText(status)}</Badge>;
}
