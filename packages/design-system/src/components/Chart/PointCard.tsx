import styled from 'styled-components';
import { cardStyle } from './Plot.styles.ts';
import { Swatch } from './Swatch.tsx';
import type { SwatchProps } from './Swatch.tsx';

/** One figure of a point. */
export interface Figure {
  /** Which series it is of. */
  index: number;
  /** The series' name, where there are several. */
  label?: string;
  /** The value in words. */
  value: string;
}

interface PointCardProps extends Partial<Pick<SwatchProps, 'kind'>> {
  /** Day or category. */
  name: string;
  /** What it is worth. */
  figures: readonly Figure[];
  /** A further fact, such as the range that the value lies in. */
  note?: string | undefined;
  /** Position of the point, from 0 to 1 from the inline start. */
  at: number;
  /** Position from the top, where points are below each other. */
  top?: number;
}

const Card = styled.div`${cardStyle}`;

/** The figures of the active point. A screen reader gets them from the point's own name. */
export function PointCard({ name, figures, note, at, top, kind }: PointCardProps) {
  // Beside the point, on the side that has more room.
  const side = { [at > 0.5 ? '--card-end' : '--card-start']: `calc(${(at > 0.5 ? 1 - at : at) * 100}% + 0.75rem)` };
  return (
    <Card aria-hidden data-part="card" style={top === undefined ? side : { ...side, insetBlockStart: `${top * 100}%` }}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {figures.map(({ index, label, value }) => (
        <span key={index}>
          {kind && <Swatch index={index} kind={kind} />}
          {label !== undefined && <bdi>{label}</bdi>}
          <strong>{value}</strong>
        </span>
      ))}
      {note && <em>{note}</em>}
    </Card>
  );
}
