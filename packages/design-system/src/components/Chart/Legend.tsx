import styled from 'styled-components';
import { legendStyle } from './Chart.styles.ts';
import { Swatch } from './Swatch.tsx';
import type { SwatchProps } from './Swatch.tsx';

interface LegendProps extends Pick<SwatchProps, 'kind'> {
  /** The series in their order. */
  series: readonly { id: string; label: string }[];
  /** Hides the legend where the plot has room for the names at the lines. */
  isForNarrow?: boolean;
}

const List = styled.ul`
  ${legendStyle}
  @container (min-width: 34rem) { &[data-narrow] { display: none; } }
`;

/** The names of the series with their signs. */
export function Legend({ series, kind, isForNarrow = false }: LegendProps) {
  return (
    <List role="list" data-narrow={isForNarrow || undefined}>
      {series.map(({ id, label }, index) => (
        <li key={id}>
          <Swatch index={index} kind={kind} />
          <bdi>{label}</bdi>
        </li>
      ))}
    </List>
  );
}
