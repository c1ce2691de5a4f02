import { Avatar, Badge, Inline, LineBreaks, Link, Stack, Text } from '@sakina/design-system';
import type { GroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import type { Ref } from 'react';
import { avatarKind } from '../../../../shared/index.ts';
import { RowFrame, RowTop } from '../../components/RowFrame.ts';
import { useDashboardText } from '../../messages/index.ts';
import { useLaterText } from './messages/index.ts';
import { useSeatText } from './use-seat-text.ts';

export interface SeatRowProps {
  /** The meeting in which the person has a place. */
  seat: GroupSession;
  /** Epoch milliseconds. */
  now: number;
  ref?: Ref<HTMLLIElement>;
}

/**
 * A seat in a group among the upcoming or past sessions: when, what, who leads it, and what it costs or why it is not
 * held.
 */
export function SeatRow({ seat, now, ref }: SeatRowProps) {
  const t = useLaterText();
  const home = useDashboardText();
  const format = useFormat();
  const { state, when, whenHost, note } = useSeatText()(seat, now);
  const { title, host, startsAt, status, ownSeat, cancellationReason } = seat;
  return (
    <RowFrame ref={ref} tabIndex={-1}>
      <Avatar name={host.displayName} kind={avatarKind[host.kind]} size="md" />
      <Stack gap="none">
        <RowTop>
          <Text as="strong" weight="strong">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          {state === 'CANCELLED' && <Badge>{t('seat.cancelled')}</Badge>}
          {state === 'RUNNING' && <Badge tone="success">{t('seat.running')}</Badge>}
          {state === 'OVER' &&
            (status === 'COMPLETED' ? (
              <Badge tone="success">{home('past.COMPLETED')}</Badge>
            ) : (
              <Badge>{home('past.OVER')}</Badge>
            ))}
          {state === 'WAITLISTED' && (
            <Badge tone="info">{t('seat.line', { place: format.number(ownSeat?.waitlistPosition ?? 0) })}</Badge>
          )}
        </RowTop>
        {whenHost && (
          <Text size="xs" tone="muted">
            <LineBreaks>{whenHost}</LineBreaks>
          </Text>
        )}
        <Text size="sm">
          <bdi>{title}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          <LineBreaks>{[t('seat.kind'), t('seat.ledBy', { name: host.displayName })].join(' · ')}</LineBreaks>
        </Text>
        {note && <Text size="sm">{note}</Text>}
        {state === 'CANCELLED' && cancellationReason !== null && (
          <Text size="sm" tone="muted" dir="auto">
            {cancellationReason}
          </Text>
        )}
      </Stack>
      <Inline gap="x1" data-actions>
        <Link
          variant="row"
          href={paths.community({ show: 'groups' })}
          aria-label={t('seat.manageNamed', { title, day: format.relativeDay(startsAt) })}
        >
          {t('seat.manage')}
        </Link>
      </Inline>
    </RowFrame>
  );
}
