import styled from 'styled-components';
import { daySpan, dayTicks } from './days.ts';
import { placesStyle } from './Plot.styles.ts';
import { useChartWords } from './use-chart-words.ts';

interface DayAxisProps {
  days: readonly string[];
  /** Width of the axis, in pixels at the usual text size. */
  width: number;
}

/** Room for the label of a tick, in pixels at the usual text size. */
const ROOM = 84;
/** Beyond this many days a tick is a month. */
const BY_MONTH = 300;

const Places = styled.div`${placesStyle}`;

/** The labels below a row of days; the year is included where it is not obvious. */
export function DayAxis({ days, width }: DayAxisProps) {
  const { shortDay, shortMonth } = useChartWords();
  const word = daySpan(days) > BY_MONTH ? shortMonth : shortDay;
  return (
    <Places aria-hidden>
      {dayTicks(days, Math.floor(width / ROOM)).map(({ date, at }) => (
        <span
          key={date}
          data-edge={at * width < 24 && width > ROOM ? 'start' : (1 - at) * width < 24 ? 'end' : undefined}
          style={{ marginInlineStart: `${at * 100}%` }}
        >
          {word(date)}
        </span>
      ))}
    </Places>
  );
}
