import styled from 'styled-components';
import { figuresStyle, roomStyle } from './Bars.styles.ts';
import type { Orientation } from './walk.ts';

interface BarFiguresProps {
  /** The values in words, in the order of the bars. */
  words: readonly string[];
  /** Positions of the bars along their axis, from 0 to 1. */
  centres: readonly number[];
  /** Where each ends on the axis of values, from 0 to 1. */
  ends: readonly number[];
  orientation: Orientation;
}

const Words = styled.div`${figuresStyle}`;
const Room = styled.div`${roomStyle}`;

/**
 * Reserves the room of the longest figure at the end of a row by rendering it hidden, so that nothing has to be
 * measured.
 */
export function RowRoom({ words }: Pick<BarFiguresProps, 'words'>) {
  return (
    <Room aria-hidden>
      {words.map((word, index) => (
        <span key={index}>{word}</span>
      ))}
    </Room>
  );
}

/** The value at the end of each bar. */
export function BarFigures({ words, centres, ends, orientation }: BarFiguresProps) {
  const isColumns = orientation === 'horizontal';
  return (
    <Words aria-hidden data-columns={isColumns || undefined}>
      {words.map((word, index) => {
        const [along, end] = [(centres[index] ?? 0) * 100, (ends[index] ?? 0) * 100];
        return (
          <span
            key={index}
            style={
              isColumns
                ? { insetInlineStart: `${along}%`, insetBlockStart: `${100 - end}%` }
                : { insetBlockStart: `${along}%`, insetInlineStart: `${end}%` }
            }
          >
            {word}
          </span>
        );
      })}
    </Words>
  );
}
