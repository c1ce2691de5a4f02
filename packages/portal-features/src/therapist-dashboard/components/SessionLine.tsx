import { Badge, ButtonLink, Text, theme, up } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { isToCome, paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useSharedText } from '../../shared/index.ts';
import { OverlapMark } from '../../shared/overlap/index.ts';
import { useServiceName } from '../../shared/service-names/index.ts';
import { useTherapistDashboardText } from '../messages/index.ts';
import { wayInto } from '../model/day.ts';

export interface SessionLineProps {
  session: Appointment;
  /** The present, epoch milliseconds. */
  now: number;
  /** Whether it is the one to begin with: its button is the one that stands out. */
  isFirst: boolean;
  /** Names of what is at the same time. */
  conflicts: readonly string[];
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};

  & > time { grid-column: 1 / -1; color: ${theme.color.textMuted}; font-family: ${theme.font.data}; font-size: ${theme.text.sm}; font-variant-numeric: tabular-nums; }
  & > div { min-inline-size: 0; }
  & strong { font-family: ${theme.font.control}; font-weight: 600; overflow-wrap: anywhere; }

  @media ${up.sm} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    & > time { grid-column: auto; }
  }
`;

/** One session of the day: when, with whom, what, and the way in. */
export function SessionLine({ session, now, isFirst, conflicts }: SessionLineProps) {
  const t = useTherapistDashboardText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { id, client, service, mode, startsAt, endsAt, status } = session;
  const way = wayInto(session, now);
  return (
    <Line>
      <time dateTime={startsAt}>{format.timeRange(startsAt, endsAt)}</time>
      <div>
        <strong>
          <bdi>{client.displayName}</bdi>
        </strong>
        <Text size="sm" tone="muted">
          {t('today.what', { service: `\u2068${nameOf(service)}\u2069`, mode: shared(`mode.${mode}`) })}
        </Text>
        {isToCome(session, now) && <OverlapMark titles={conflicts} />}
        {status !== 'CONFIRMED' && (
          <Badge tone={status === 'COMPLETED' ? 'success' : 'neutral'}>{shared(`status.${status}`)}</Badge>
        )}
      </div>
      {way !== 'none' && (
        <ButtonLink
          size="small"
          variant={isFirst ? 'action' : 'secondary'}
          href={paths.startSession(id)}
          aria-label={t(`today.${way}.of`, { client: `\u2068${client.displayName}\u2069` })}
        >
          {t(`today.${way}`)}
        </ButtonLink>
      )}
    </Line>
  );
}
