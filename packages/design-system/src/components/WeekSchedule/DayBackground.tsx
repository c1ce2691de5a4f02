import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ScheduleDay } from './axis.ts';
import { holeOf, minuteOf } from './axis.ts';
import { bandStyle, nowStyle, workStyle } from './DayColumn.styles.ts';
import { workingBlocks } from './days.ts';
import { useSchedule } from './schedule-context.ts';
import type { BlockedTime, ScheduleBand, WorkingHours } from './types.ts';

/** What is drawn behind the events, the same for every day. */
export interface DayBackgroundData {
  bands: readonly ScheduleBand[];
  blocked: readonly BlockedTime[];
  workingHours: WorkingHours | undefined;
  now: number | undefined;
}

const Times = styled.ul``;
const Work = styled.div`${workStyle}`;
const Band = styled.li`${bandStyle}`;
const Elsewhere = styled.div`${bandStyle} pointer-events: none;`;
const Now = styled.div`${nowStyle}`;

/** Draws what is behind the events of a day: working hours, named times, blocked times, a skipped hour, and now. */
export function DayBackground({ day, bands, blocked, workingHours, now }: DayBackgroundData & { day: ScheduleDay }) {
  const { words, axis, range } = useSchedule();
  const { t } = words;
  const place = (from: number, to: number) =>
    ({
      '--top': Math.max(from, range.from) - range.from,
      '--length': Math.min(to, range.to) - Math.max(from, range.from),
    }) as CSSProperties;
  const hole = holeOf(axis, day);
  const isSeen = ({ from, to }: { from: number; to: number }) => from < range.to && to > range.from;
  const named = [
    ...bands.map((band) => ({ ...band, kind: 'band', tone: band.tone ?? 'orange' })),
    ...blocked.map((time) => ({ ...time, kind: 'blocked', tone: 'neutral' })),
  ]
    .map((time) => ({ ...time, startsAt: Date.parse(time.start), endsAt: Date.parse(time.end) }))
    .filter(({ startsAt, endsAt }) => startsAt < day.end && endsAt > day.start)
    .sort((one, other) => one.startsAt - other.startsAt);
  return (
    <>
      {workingBlocks(workingHours, day.date, axis)
        .filter(isSeen)
        .map(({ from, to }) => (
          <Work key={from} data-place="work" style={place(from, to)} />
        ))}
      {hole?.kind === 'elsewhere' && isSeen(hole) && (
        <Elsewhere aria-hidden data-place data-kind="hole" style={place(hole.from, hole.to)} />
      )}
      {(named.length > 0 || hole?.kind === 'skipped') && (
        <Times role="list" aria-label={t('times')}>
          {named.map((time) => (
            <Band
              key={`${time.kind} ${time.id}`}
              data-place
              data-kind={time.kind}
              data-tone={time.tone}
              style={place(minuteOf(axis, day, time.startsAt), minuteOf(axis, day, time.endsAt))}
            >
              <bdi data-part="words">{time.label}</bdi>
              <VisuallyHidden>
                {t('timeSpan', { from: words.timeOf(time.startsAt), to: words.timeOf(time.endsAt) })}
              </VisuallyHidden>
            </Band>
          ))}
          {hole?.kind === 'skipped' && isSeen(hole) && (
            <Band data-place data-kind="hole" style={place(hole.from, hole.to)}>
              <span data-part="words">{t('skippedHour')}</span>
            </Band>
          )}
        </Times>
      )}
      {now !== undefined && now >= day.start && now < day.end && (
        <Now data-place="now" style={{ ...place(minuteOf(axis, day, now), minuteOf(axis, day, now)), blockSize: 0 }}>
          <VisuallyHidden>{t('nowAt', { time: words.timeOf(now) })}</VisuallyHidden>
        </Now>
      )}
    </>
  );
}
