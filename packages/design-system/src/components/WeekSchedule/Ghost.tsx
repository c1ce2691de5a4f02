import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { ScheduleDay } from './axis.ts';
import { minuteOf } from './axis.ts';
import { ghostStyle } from './EventBlock.styles.ts';
import type { Draft } from './schedule-context.ts';
import { useSchedule } from './schedule-context.ts';

const Box = styled.div`${ghostStyle}`;

/** Where something would be put. Hidden from screen readers: its text is announced. */
export function Ghost({ day, draft }: { day: ScheduleDay; draft: Draft }) {
  const { words, axis, range } = useSchedule();
  const box = useRef<HTMLDivElement>(null);
  const from = minuteOf(axis, day, draft.start);
  useLayoutEffect(() => {
    if (draft.by === 'keyboard') box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [draft.by, draft.start, draft.end]);
  return (
    <Box
      ref={box}
      aria-hidden
      data-refused={draft.refusal === undefined ? undefined : true}
      style={{ '--top': from - range.from, '--length': minuteOf(axis, day, draft.end) - from } as CSSProperties}
    >
      {words.t('timeSpan', { from: words.timeOf(draft.start), to: words.timeOf(draft.end) })}
      <span>{draft.refusal ?? draft.event?.title}</span>
    </Box>
  );
}
