import { fromAbsolute } from '@internationalized/date';
import styled from 'styled-components';
import { useSchedule } from './schedule-context.ts';
import { notesStyle } from './WeekSchedule.styles.ts';

interface ScheduleNotesProps {
  secondTimeZone: string | undefined;
  /** The text for no events. */
  emptyText: string | undefined;
}

const Notes = styled.div`${notesStyle}`;

/** Notes above the days: no events, a clock change, or a changed difference between the two zones. */
export function ScheduleNotes({ secondTimeZone, emptyText }: ScheduleNotesProps) {
  const { words, axis } = useSchedule();
  const { t } = words;
  const distance = ({ start }: { start: number }) =>
    secondTimeZone ? fromAbsolute(start, secondTimeZone).offset - fromAbsolute(start, axis.timeZone).offset : 0;
  const reference = axis.days.find(({ change }) => change?.kind === 'back') ?? axis.days.find(({ change }) => !change);
  const isDrifting = new Set(axis.days.map((day) => distance({ start: day.end - 1 }))).size > 1;
  return (
    <Notes>
      {emptyText && <p>{emptyText}</p>}
      {axis.days.flatMap(({ date, change, hours }) =>
        change
          ? [
              <p key={date}>
                {t(change.kind === 'back' ? 'clockBack' : 'clockForward', {
                  day: words.dayName(date),
                  time: words.wallTime(change.kind === 'back' ? change.from + change.length : change.from),
                  hours,
                })}
              </p>,
            ]
          : [],
      )}
      {isDrifting && reference && <p>{t('zoneNote', { day: words.dayName(reference.date) })}</p>}
    </Notes>
  );
}
