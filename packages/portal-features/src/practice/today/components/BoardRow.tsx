import { Badge, Text, theme, up } from '@sakina/design-system';
import type { BadgeTone } from '@sakina/design-system';
import { bookingStateOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { distanceTo, useSharedText } from '../../../shared/index.ts';
import { CancellationFacts } from '../../../shared/cancellation/index.ts';
import { OverlapMark } from '../../../shared/overlap/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useTodayText } from '../messages/index.ts';
import type { BoardLine } from '../model/board.ts';
import { StepAction } from './StepAction.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x2};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
  & > time {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.data};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  /* A line ends after the day: a browser would break the span of times at its dash. */
  & > time > span { white-space: nowrap; }
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
  &[data-lane='over'] strong, &[data-event] strong { font-weight: 500; color: ${theme.color.textMuted}; }
  @media ${up.sm} { grid-template-columns: 12.5rem minmax(0, 1fr) auto; }
`;

export interface BoardRowProps {
  line: BoardLine;
  /** The present, epoch milliseconds. */
  now: number;
  /** Called once its action is done and the board has been read again. */
  onDone: () => void;
}

/** One line of the day: when, who or what, how it stands, and its one next action. */
export function BoardRow({ line, now, onDone }: BoardRowProps) {
  const t = useTodayText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { appointment, event, lane, startsAt, endsAt } = line;
  const time = format.timeRange(startsAt, endsAt);
  const isCancelled = appointment?.status === 'CANCELLED';
  const isOtherDay =
    lane === 'ahead' || format.relativeDay(startsAt) !== format.relativeDay(new Date(now).toISOString());
  const [before, after] = (isOtherDay ? t('fact.day', { day: format.relativeDay(startsAt), time }) : time).split(time);
  const fact = useFact(line, now);
  return (
    <Row data-lane={lane} data-cancelled={isCancelled || undefined} {...(event && { 'data-event': event.kind })}>
      <time dateTime={startsAt}>
        {before}
        <span>{time}</span>
        {after}
      </time>
      <div data-part="what">
        <strong>
          <bdi>{appointment?.client.displayName ?? event?.title}</bdi>
        </strong>
        {fact?.tone && <Badge tone={fact.tone}>{fact.words}</Badge>}
        {fact && fact.tone === null && (
          <Text as="span" size="sm">
            {fact.words}
          </Text>
        )}
        <OverlapMark titles={line.conflicts} />
        <Text size="sm" tone="muted">
          {appointment
            ? t('what', { service: nameOf(appointment.service), mode: shared(`mode.${appointment.mode}`) })
            : event && t(`kind.${event.reservedFor ?? event.kind}`)}
        </Text>
        {isCancelled && <CancellationFacts appointment={appointment} />}
      </div>
      {appointment && line.step && (
        <div>
          <StepAction appointment={appointment} step={line.step} onDone={onDone} />
        </div>
      )}
    </Row>
  );
}

/** How a session stands, in words; a time alone stands as plain text. */
function useFact(line: BoardLine, now: number): { words: string; tone: BadgeTone | null } | null {
  const t = useTodayText();
  const shared = useSharedText();
  const format = useFormat();
  const { appointment, lane, step, startsAt } = line;
  if (!appointment) return null;
  if (appointment.status === 'CANCELLED')
    return { words: shared(`status.${bookingStateOf(appointment)}`), tone: lane === 'danger' ? 'danger' : 'neutral' };
  const minutesLate = Math.floor((now - Date.parse(startsAt)) / 60_000);
  if (lane === 'waiting') return { words: t('fact.waiting'), tone: 'warning' };
  if (step === 'return')
    return { words: t('fact.running', { time: format.time(appointment.startedAt ?? startsAt) }), tone: 'info' };
  if (step === 'confirm') return { words: t('fact.pending'), tone: 'warning' };
  if (step === 'settle' || step === 'write' || step === 'sign') return { words: t(`fact.${step}`), tone: 'warning' };
  if (lane === 'next')
    return minutesLate > 0
      ? { words: t('fact.late', { count: minutesLate }), tone: 'warning' }
      : {
          words: t('fact.starts', {
            distance: format.relative(distanceTo(startsAt, now, format.timeZone)),
          }),
          tone: null,
        };
  if (lane === 'over')
    return {
      words: shared(`status.${appointment.status}`),
      tone: appointment.status === 'COMPLETED' ? 'success' : 'neutral',
    };
  return null;
}
