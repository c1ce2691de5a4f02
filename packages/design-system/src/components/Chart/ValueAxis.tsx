import styled from 'styled-components';
import { valuesStyle } from './Plot.styles.ts';
import { distinctTicks } from './value-scale.ts';
import type { ValueScale } from './value-scale.ts';

interface ValueAxisProps {
  scale: ValueScale;
  /** Formats a tick. */
  format: (value: number) => string;
  /** Height of the plot in pixels. */
  height: number;
}

const Marks = styled.div`${valuesStyle}`;

/** The labels of the value axis. Hidden from screen readers: the table and the points give every value. */
export function ValueAxis({ scale, format, height }: ValueAxisProps) {
  return (
    <Marks aria-hidden style={{ blockSize: height }}>
      {distinctTicks(scale.ticks, format).map(({ value, label }) => (
        <span key={value} style={{ transform: `translateY(${(1 - scale.at(value)) * height}px)` }}>
          {label}
        </span>
      ))}
    </Marks>
  );
}

/** The lines at the same marks, zero a little stronger. */
export function GridLines({ scale, format, height, width }: ValueAxisProps & { width: number }) {
  const y = (value: number) => Math.round((1 - scale.at(value)) * height) + 0.5;
  return (
    <>
      {distinctTicks(scale.ticks, format).map(({ value }) => (
        <line key={value} data-part={value === 0 ? 'zero' : 'grid'} x1={0} x2={width} y1={y(value)} y2={y(value)} />
      ))}
    </>
  );
}
