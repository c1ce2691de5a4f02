import { CalendarClock, CalendarOff } from 'lucide-react';
import styled from 'styled-components';
import { Text, theme } from '@sakina/design-system';
import type { ProviderSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { NightMark } from '../../../shared/night/index.ts';
import { obstacleOf } from '../model/bookable.ts';
import type { Obstacle } from '../model/bookable.ts';
import { useDirectoryText } from '../messages/index.ts';

const Line = styled.p`
  display: flex;
  gap: ${theme.space.x1};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: 1.45;
  & > svg { inline-size: 1.25em; block-size: 1.45em; flex: none; color: ${theme.color.success}; }
  &[data-closed] { color: ${theme.color.textMuted}; font-weight: 500; }
  &[data-closed] > svg { color: inherit; }
`;

const CLOSED = {
  PENDING: 'next.PENDING',
  LAPSED: 'next.LAPSED',
  CLOSED: 'next.closed',
  FULL: 'next.full',
} as const satisfies Record<NonNullable<Obstacle>, string>;

/** The next free time in the reader's own words and zone, or why there is none. */
export function NextFree({ provider }: { provider: ProviderSummary }) {
  const t = useDirectoryText();
  const format = useFormat();
  const obstacle = obstacleOf(provider);
  if (obstacle !== null || provider.nextSlotAt === null) {
    return (
      <Line data-closed>
        <CalendarOff aria-hidden />
        {t(CLOSED[obstacle ?? 'FULL'])}
      </Line>
    );
  }
  const { nextSlotAt, nextDaytimeSlotAt = null } = provider;
  const moment = (at: string) => ({ day: format.relativeDay(at), time: format.time(at) });
  return (
    <>
      <Line>
        <CalendarClock aria-hidden />
        <span>
          {t('next.at', moment(nextSlotAt))} <NightMark startsAt={nextSlotAt} />
        </span>
      </Line>
      {nextDaytimeSlotAt !== null && nextDaytimeSlotAt !== nextSlotAt && (
        <Text size="xs" tone="muted">
          {t('next.byDay', moment(nextDaytimeSlotAt))}
        </Text>
      )}
    </>
  );
}
