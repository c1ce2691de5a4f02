import { line } from 'd3-shape';
import { loneValues } from './facts.ts';
import { dashOf, markerPath, styleOf } from './series-style.tsx';
import type { ValueScale } from './value-scale.ts';

interface LineMarksProps {
  /** For each series its value of each day. */
  rows: readonly (readonly (number | null)[])[];
  /** Positions of the days, from 0 to 1. */
  centres: readonly number[];
  scale: ValueScale;
  width: number;
  height: number;
  /** Index of the active day. */
  active: number | undefined;
}

/** Closer together than this, marks would hide the line. */
const MARK_EVERY = 16;

/**
 * The lines, straight from value to value since nothing is known between them, with a gap where a value is missing and
 * a mark at each value while there is room.
 */
export function LineMarks({ rows, centres, scale, width, height, active }: LineMarksProps) {
  const x = (index: number) => (centres[index] ?? 0) * width;
  const y = (value: number) => (1 - scale.at(value)) * height;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  const hasRoom = width / Math.max(1, centres.length) >= MARK_EVERY;
  return rows.map((values, series) => {
    const lone = new Set(loneValues(values));
    const last = values.findLastIndex((value) => value !== null);
    return (
      <g key={series} data-series={styleOf(series)}>
        <path data-part="line" d={path(values) ?? ''} strokeDasharray={dashOf(series)} />
        {values.map(
          (value, index) =>
            value !== null &&
            (hasRoom || lone.has(index) || index === last || index === active) && (
              <path
                key={index}
                data-part="marker"
                data-active={index === active || undefined}
                d={markerPath(series, index === active ? 110 : 48)}
                transform={`translate(${x(index)} ${y(value)})`}
              />
            ),
        )}
      </g>
    );
  });
}
