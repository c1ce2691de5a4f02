import { useId } from 'react';
import styled from 'styled-components';
import { pointsStyle } from './Plot.styles.ts';
import type { ActivePoint } from './use-active-point.ts';
import { pointSpans } from './walk.ts';
import type { Orientation } from './walk.ts';

interface PointsProps extends ActivePoint {
  /** Their positions, from 0 to 1. */
  centres: readonly number[];
  /** What each says: place and figures. */
  name: (index: number) => string;
  /** Whether they follow each other across or down. */
  orientation: Orientation;
  /** Ids of the chart's title and of its summary. */
  ids: { title: string; summary: string };
}

/** Beyond this only the active point is an element: no one steps through ten thousand, and each costs time. */
const MANY = 400;

const List = styled.div.attrs({ role: 'listbox', tabIndex: 0 })`${pointsStyle}`;

/**
 * The points of a plot as a list with arrow-key navigation, read out by name. They are boxes laid over the drawing,
 * so that touch exploration with a screen reader finds them too.
 */
export function Points({ centres, name, orientation, ids, active, handlers }: PointsProps) {
  const id = useId();
  const spans = pointSpans(centres);
  const shown = centres.length <= MANY ? centres.map((_, index) => index) : [active ?? 0];
  return (
    <List
      {...handlers}
      aria-labelledby={ids.title}
      aria-describedby={ids.summary}
      aria-orientation={orientation}
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
    >
      {shown.map((index) => {
        const { start, size } = spans[index] ?? { start: 0, size: 1 };
        const place =
          orientation === 'horizontal'
            ? { insetInlineStart: `${start * 100}%`, inlineSize: `${size * 100}%` }
            : { insetBlockStart: `${start * 100}%`, blockSize: `${size * 100}%` };
        return (
          <div
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-label={name(index)}
            aria-selected={index === active ? true : undefined}
            aria-setsize={centres.length}
            aria-posinset={index + 1}
            style={place}
          />
        );
      })}
    </List>
  );
}
