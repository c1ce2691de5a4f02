import { Button, ButtonLink, Inline } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useDashboardText } from '../messages/index.ts';
import { useBookAgain } from './use-book-again.ts';

export interface SessionActionsProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** Smaller beside a row of the list. */
  size?: 'small' | 'medium';
  /** Asks for the reason and cancels. */
  onCancel: (appointment: Appointment) => void;
}

/**
 * Moves or cancels a session; where its provider takes no bookings any more, leads to someone else instead. Each name
 * says which, since several stand on one page.
 */
export function SessionActions({ appointment, size = 'medium', onCancel }: SessionActionsProps) {
  const t = useDashboardText();
  const format = useFormat();
  const { id, provider, startsAt, isProviderAway, status } = appointment;
  const isRequest = status === 'PENDING';
  const elsewhere = useBookAgain()(appointment, 'later');
  const which = { name: provider.displayName, day: format.relativeDay(startsAt) };
  return (
    <Inline gap="x1">
      {isProviderAway ? (
        <ButtonLink variant="secondary" size={size} href={elsewhere.href} aria-label={elsewhere.name}>
          {elsewhere.text}
        </ButtonLink>
      ) : (
        <ButtonLink
          variant="secondary"
          size={size}
          href={paths.booking(provider.id, { reschedule: id })}
          aria-label={t('next.moveNamed', which)}
        >
          {t('next.move')}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        size={size}
        aria-label={
          isRequest
            ? t('next.withdrawNamed', { ...which, day: format.dayInSentence(startsAt) })
            : t('next.cancelNamed', which)
        }
        onPress={() => onCancel(appointment)}
      >
        {t(isRequest ? 'next.withdraw' : 'next.cancel')}
      </Button>
    </Inline>
  );
}
