import { useId } from 'react';
import styled from 'styled-components';
import { slicesStyle } from './Donut.styles.ts';
import type { Slice } from './slices.ts';
import { Swatch } from './Swatch.tsx';
import type { ActivePoint } from './use-active-point.ts';
import { useChartWords } from './use-chart-words.ts';

interface SliceListProps {
  slices: readonly Slice[];
  format: (value: number) => string;
  ids: { title: string; summary: string };
  point: ActivePoint;
}

const List = styled.div.attrs({ role: 'listbox', tabIndex: 0 })`${slicesStyle}`;

/** The parts of a ring as a list with arrow-key navigation; the active part is highlighted in the ring. */
export function SliceList({ slices, format, ids, point: { active, handlers } }: SliceListProps) {
  const { percent } = useChartWords();
  const id = useId();
  return (
    <List
      {...handlers}
      aria-labelledby={ids.title}
      aria-describedby={ids.summary}
      aria-orientation="vertical"
      aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
    >
      {slices.map((slice, index) => (
        <div key={slice.id} id={`${id}-${index}`} role="option" aria-selected={index === active ? true : undefined}>
          <Swatch index={index} kind="fill" />
          <bdi>{slice.label}</bdi>
          <strong>{format(slice.value)}</strong>
          <span data-part="share">{percent(slice.share)}</span>
        </div>
      ))}
    </List>
  );
}
