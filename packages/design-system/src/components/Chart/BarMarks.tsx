import type { BarBands, BarPart } from './bar-layout.ts';
import { patternId, styleOf } from './series-style.tsx';
import type { ValueScale } from './value-scale.ts';
import type { Orientation } from './walk.ts';

interface BarMarksProps {
  /** The parts of each bar. */
  parts: readonly (readonly BarPart[])[];
  bands: BarBands;
  scale: ValueScale;
  width: number;
  height: number;
  orientation: Orientation;
  active: number | undefined;
  /** Where the patterns are defined. */
  id: string;
}

/** The bars: columns from below, or rows from the side where reading begins. */
export function BarMarks({ parts, bands, scale, width, height, orientation, active, id }: BarMarksProps) {
  return parts.map((pieces, bar) => (
    <g
      key={bar}
      data-active={bar === active || undefined}
      data-dimmed={(active !== undefined && bar !== active) || undefined}
    >
      {pieces.map(({ index, from, to }) => {
        const [low, high] = [scale.at(Math.min(from, to)), scale.at(Math.max(from, to))];
        const [start, size] = [bands.starts[bar] ?? 0, bands.size];
        const box =
          orientation === 'horizontal'
            ? { x: start * width, width: size * width, y: (1 - high) * height, height: (high - low) * height }
            : { y: start * height, height: size * height, x: low * width, width: (high - low) * width };
        return (
          <rect
            key={index}
            data-part="bar"
            data-series={styleOf(index)}
            fill={`url(#${patternId(id, index)})`}
            rx={2}
            {...box}
          />
        );
      })}
    </g>
  ));
}
