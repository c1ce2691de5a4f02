import { Badge, ButtonLink, Text, theme, up } from '@sakina/design-system';
import { bookingStateOf, paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import type { CalendarEvent } from '@sakina/platform/contract';
import { lazyPanel, useSharedText } from '../../../shared/index.ts';
import type { EventConflictsProps } from '../../../shared/overlap/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { canStart } from '../model/agenda.ts';
import type { AgendaEntry } from '../model/agenda.ts';

// A mark for a few lines, not a part of the first load (FAST-1).
const EventConflicts = lazyPanel<EventConflictsProps>(() =>
  import('../../../shared/overlap/index.ts').then((m) => m.EventConflicts),
);

export interface AgendaLineProps {
  entry: AgendaEntry;
  /** Everything on the calendar that day. */
  events: readonly CalendarEvent[];
  /** The present, epoch milliseconds. */
  now: number;
  /** Whether its session is the next one, which the page starts elsewhere. */
  isNext: boolean;
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }

  & > time {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-family: ${theme.font.data};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='what'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.x1};
    min-inline-size: 0;
  }
  & > [data-part='what'] > p { flex-basis: 100%; }
  & strong { font-family: ${theme.font.control}; font-weight: 600; overflow-wrap: anywhere; }
  &[data-cancelled] > time, &[data-cancelled] strong { text-decoration: line-through; }
  &[data-phase='over'] strong, &[data-kind='BLOCK'] strong, &[data-kind='EXTERNAL'] strong {
    font-weight: 500;
    color: ${theme.color.textMuted};
  }

  @media ${up.sm} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    & > time { grid-column: auto; }
  }
`;

/** One line of the day: when, who or what, and the way into a session that can be started. */
export function AgendaLine({ entry, events, now, isNext }: AgendaLineProps) {
  const t = useProviderHomeText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { event, appointment, phase, isCanceled } = entry;
  const isUnderWay = appointment?.status === 'IN_PROGRESS';
  const about = appointment
    ? `${nameOf(appointment.service)} · ${shared(`mode.${appointment.mode}`)}`
    : event.kind !== 'APPOINTMENT' && t(`today.kind.${event.reservedFor ?? event.kind}`);

  return (
    <Line data-phase={phase} data-kind={event.kind} data-cancelled={isCanceled || undefined}>
      <time dateTime={event.startsAt}>{format.timeRange(event.startsAt, event.endsAt)}</time>
      <div data-part="what">
        <strong>
          <bdi>{appointment?.client.displayName ?? event.title}</bdi>
        </strong>
        {isCanceled && (
          <Badge tone="neutral">{shared(`status.${appointment ? bookingStateOf(appointment) : 'CANCELLED'}`)}</Badge>
        )}
        {appointment && phase === 'over' && !isCanceled && (
          <Badge tone={appointment.status === 'COMPLETED' ? 'success' : 'neutral'}>
            {shared(`status.${appointment.status}`)}
          </Badge>
        )}
        {phase === 'ahead' && appointment?.status === 'PENDING' && (
          <Badge tone="warning">{shared('status.PENDING')}</Badge>
        )}
        {phase === 'now' && <Badge tone="info">{t('today.now')}</Badge>}
        {phase !== 'over' && <EventConflicts event={event} events={events} />}
        {about && (
          <Text size="sm" tone="muted">
            {about}
          </Text>
        )}
      </div>
      {appointment && !isNext && phase !== 'over' && canStart(appointment, now) && (
        <ButtonLink
          size="small"
          variant="secondary"
          href={paths.startSession(appointment.id)}
          aria-label={t(isUnderWay ? 'today.return.of' : 'today.start.of', { client: appointment.client.displayName })}
        >
          {t(isUnderWay ? 'today.return' : 'today.start')}
        </ButtonLink>
      )}
    </Line>
  );
}
