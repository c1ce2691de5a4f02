import styled from 'styled-components';
import { spreadLabels } from './label-spread.ts';
import { endsStyle } from './Plot.styles.ts';
import { Swatch } from './Swatch.tsx';

interface EndLabelsProps {
  series: readonly { id: string; label: string }[];
  /** Where the lines end, in pixels from the top. */
  places: readonly number[];
  height: number;
}

const Ends = styled.div`${endsStyle}`;

/** The names of the lines at their ends, where the chart is wide enough; otherwise the legend names them. */
export function EndLabels({ series, places, height }: EndLabelsProps) {
  const spread = spreadLabels(places, 20, height);
  return (
    <Ends aria-hidden style={{ blockSize: height }}>
      {series.map(({ id, label }, index) => (
        <span key={id} style={{ transform: `translateY(${spread[index] ?? 0}px)` }}>
          <Swatch index={index} kind="line" />
          <bdi>{label}</bdi>
        </span>
      ))}
    </Ends>
  );
}
