import { Badge, ButtonLink } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { useSharedText } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { canChange } from '../model/arrange.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useCanceledText } from './use-canceled-text.ts';

export interface UpcomingRowProps {
  session: Appointment;
  /** Epoch milliseconds. */
  now: number;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
}

/** A session that is to come, to be moved or cancelled; or one that was cancelled, with the way to another time. */
export function UpcomingRow({ session, now, onCancel }: UpcomingRowProps) {
  const t = useDashboardText();
  const shared = useSharedText();
  const calledOff = useCanceledText();
  const bookAgain = useBookAgain();
  if (session.status !== 'CANCELLED')
    return (
      <SessionRow
        appointment={session}
        hasOtherClock
        {...(session.heldBack && { note: t('next.heldBack', { name: session.provider.displayName }) })}
        badge={
          session.status === 'PENDING' && !session.heldBack && <Badge tone="warning">{shared('status.PENDING')}</Badge>
        }
        actions={canChange(session, now) && <SessionActions appointment={session} size="small" onCancel={onCancel} />}
      />
    );
  const { href, name, text } = bookAgain(session, 'later');
  return (
    <SessionRow
      appointment={session}
      hasOtherClock
      badge={<Badge>{shared(`status.${bookingStateOf(session)}`)}</Badge>}
      note={calledOff(session)}
      actions={
        <ButtonLink variant="secondary" size="small" href={href} aria-label={name}>
          {text}
        </ButtonLink>
      }
    />
  );
}
