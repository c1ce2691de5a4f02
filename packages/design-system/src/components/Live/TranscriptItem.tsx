import { memo } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { formatDuration } from '../Timer/index.ts';
import { cutAtMatches } from './transcript.ts';
import type { TranscriptLine } from './transcript.ts';
import { lineStyle } from './TranscriptPlayback.styles.ts';

interface TranscriptItemProps {
  line: TranscriptLine;
  index: number;
  /** Whether it is being said. */
  isCurrent: boolean;
  /** Whether it is the current match of the search. */
  isFound: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** What is looked for. */
  query: string;
  /** Plays from here; left out, where there is nothing to play. */
  onSeek?: ((line: TranscriptLine) => void) | undefined;
  /** Called when it takes the focus. */
  onWalk: (index: number) => void;
}

const Line = styled.button`${lineStyle}`;

/** A line of a transcript. Of an hour of speech only the line that changes is rendered again. */
export const TranscriptItem = memo(function TranscriptItem({
  line,
  index,
  isCurrent,
  isFound,
  isStop,
  query,
  onSeek,
  onWalk,
}: TranscriptItemProps) {
  const { locale } = useLocale();
  return (
    <li>
      <Line
        {...(onSeek
          ? {
              type: 'button' as const,
              'data-print': 'keep',
              tabIndex: isStop ? 0 : -1,
              onClick: () => onSeek(line),
              onFocus: () => onWalk(index),
            }
          : { as: 'div' as const })}
        aria-current={isCurrent ? 'true' : undefined}
        data-found={isFound || undefined}
      >
        <b>
          <bdi>{line.speaker}</bdi>
        </b>
        <span data-part="time">{formatDuration(line.start * 1000, locale)}</span>
        <span data-part="words" dir="auto">
          {cutAtMatches(line.text, query).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))}
        </span>
      </Line>
    </li>
  );
});
