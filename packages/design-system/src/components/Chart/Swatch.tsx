import { useId } from 'react';
import styled from 'styled-components';
import { Patterns, dashOf, markerPath, patternId, styleOf } from './series-style.tsx';

export interface SwatchProps {
  /** Index of the series. */
  index: number;
  /** A stroke with its mark, or a filled square with its pattern. */
  kind: 'line' | 'fill';
}

const Mark = styled.svg`
  flex: none;
  display: inline-block;
  inline-size: 1.75rem;
  block-size: 0.875rem;
  vertical-align: middle;
  overflow: visible;
  &[data-kind='fill'] { inline-size: 0.875rem; }
`;

/** The sign of a series beside its name: what tells it apart in the plot. */
export function Swatch({ index, kind }: SwatchProps) {
  const id = useId();
  if (kind === 'line') {
    return (
      <Mark viewBox="0 0 28 14" data-series={styleOf(index)} data-kind={kind} aria-hidden>
        <path d="M0 7H28" stroke="currentColor" strokeWidth="2" strokeDasharray={dashOf(index)} />
        <path d={markerPath(index)} transform="translate(14 7)" fill="currentColor" />
      </Mark>
    );
  }
  return (
    <Mark viewBox="0 0 14 14" data-series={styleOf(index)} data-kind={kind} aria-hidden>
      <Patterns id={id} count={styleOf(index) + 1} />
      <rect
        x="0.5"
        y="0.5"
        width="13"
        height="13"
        rx="2"
        fill={`url(#${patternId(id, index)})`}
        stroke="currentColor"
      />
    </Mark>
  );
}
