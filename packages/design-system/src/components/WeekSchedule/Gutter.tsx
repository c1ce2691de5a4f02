import { fromAbsolute } from '@internationalized/date';
import { utcOffset } from '@sakina/platform/locale';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { hourMarks } from './axis.ts';
import { useSchedule } from './schedule-context.ts';
import { gutterStyle } from './WeekSchedule.styles.ts';

const Root = styled.div`${gutterStyle}`;

/** The name of a zone as it is then: 'EST', or its offset, written as in every language: 'UTC+3', 'UTC−5'. */
function shortZoneName(locale: string, timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /\p{Nd}/u.test(name) ? utcOffset(fromAbsolute(instant, timeZone).offset / 60_000) : name;
}

/** The hours beside the days, in one zone or two. Hidden from screen readers: every event says its own times. */
export function Gutter({ secondTimeZone }: { secondTimeZone: string | undefined }) {
  const { axis, range } = useSchedule();
  const { locale } = useLocale();
  const zones = useMemo(
    () =>
      [axis.timeZone, ...(secondTimeZone ? [secondTimeZone] : [])].map((timeZone) => {
        const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone });
        const half = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
        return {
          timeZone,
          label: (instant: number) =>
            (/[1-9]/.test(new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone }).format(instant))
              ? half
              : hour
            ).format(instant),
        };
      }),
    [axis.timeZone, secondTimeZone, locale],
  );
  const noon = (axis.days[0]?.start ?? 0) + 43_200_000;
  const isRepeated = ({ minute }: { minute: number }) =>
    axis.extra !== undefined &&
    minute >= axis.extra.at - axis.extra.length &&
    minute < axis.extra.at + axis.extra.length;
  return (
    <Root aria-hidden style={{ '--minutes': range.to - range.from } as CSSProperties}>
      <div data-part="zones">
        {zones.map(({ timeZone }) => (
          <span key={timeZone}>{shortZoneName(locale, timeZone, noon)}</span>
        ))}
      </div>
      <div data-part="hours">
        {hourMarks(axis)
          .filter(({ minute }) => minute >= range.from && minute < range.to)
          .map((mark) => (
            <div
              key={mark.minute}
              data-part="hour"
              data-first={mark.minute === range.from || undefined}
              style={{ '--top': mark.minute - range.from } as CSSProperties}
            >
              {zones.map(({ timeZone, label }, index) => (
                <span key={timeZone}>
                  {label(mark.instant)}
                  {index === 0 && isRepeated(mark) && ` ${shortZoneName(locale, timeZone, mark.instant)}`}
                </span>
              ))}
            </div>
          ))}
      </div>
    </Root>
  );
}
