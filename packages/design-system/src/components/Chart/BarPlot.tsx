import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { useWidth } from '../../foundations/media/use-width.ts';
import { barBands, barLayout } from './bar-layout.ts';
import type { BarPart } from './bar-layout.ts';
import { BarFigures, RowRoom } from './BarFigures.tsx';
import { BarMarks } from './BarMarks.tsx';
import { namesStyle, rowsStyle } from './Bars.styles.ts';
import { areaStyle, placesStyle, plotStyle } from './Plot.styles.ts';
import { PointCard } from './PointCard.tsx';
import type { Figure } from './PointCard.tsx';
import { Points } from './Points.tsx';
import { Patterns } from './series-style.tsx';
import { ASSUMED_WIDTH, PLOT_HEIGHT } from './types.ts';
import type { ChartProps } from './types.ts';
import { useActivePoint } from './use-active-point.ts';
import { useChartWords } from './use-chart-words.ts';
import { GridLines, ValueAxis } from './ValueAxis.tsx';
import type { ValueScale } from './value-scale.ts';
import type { Orientation } from './walk.ts';

/** A bar, ready to be drawn. */
export interface Bar {
  id: string;
  label: string;
  /** Its pieces; one, or one a series. */
  parts: readonly BarPart[];
  /** The figure at its end. */
  word: string;
  /** What a screen reader says of it. */
  spoken: string;
  /** What its card shows. */
  figures: readonly Figure[];
}

interface BarPlotProps extends Required<Pick<ChartProps, 'formatTick' | 'height'>> {
  bars: readonly Bar[];
  /** How many series there are. */
  seriesCount: number;
  scale: ValueScale;
  layout: Orientation | 'auto';
  ids: { title: string; summary: string };
}

const Outer = styled.div``;
const Plot = styled.div`${plotStyle}`;
const Rows = styled.div`${rowsStyle}`;
const Names = styled.div`${namesStyle}`;
const Area = styled.div`${areaStyle}`;
const Places = styled.div`${placesStyle}`;

/** Height of a row, in pixels at the usual text size. */
const ROW = 40;
/** Average width of a letter at the axis, in pixels at the usual text size. */
const LETTER = 7;
/** Keeps a single column from filling the width. */
const WIDEST = 96;

/** The drawing of bars: columns while their names fit, else rows. */
export function BarPlot({ bars, seriesCount, scale, layout, formatTick, height: size, ids }: BarPlotProps) {
  const { direction } = useChartWords();
  const id = useId();
  // Decided by the full width, which the choice does not change, so it cannot loop.
  const { ref: outer, usual: whole } = useWidth(ASSUMED_WIDTH);
  const orientation =
    layout === 'auto'
      ? barLayout(
          bars.map((bar) => bar.label),
          whole - 48,
        )
      : layout;
  const isColumns = orientation === 'horizontal';
  const { ref: area, width, usual } = useWidth(ASSUMED_WIDTH);
  const height = isColumns ? PLOT_HEIGHT[size] : Math.round(bars.length * ROW * (width / usual));
  const bands = useMemo(
    () => barBands(bars.length, isColumns ? 0.45 : 0.4, isColumns ? WIDEST / width : 1),
    [bars.length, isColumns, width],
  );
  const point = useActivePoint(bands.centres, orientation, direction);
  const { active } = point;
  const shown = active === undefined ? undefined : bars[active];
  const ends = bars.map(({ parts }) =>
    scale.at(parts.reduce((end, part) => Math.max(end, part.from, part.to), Math.min(0, scale.max))),
  );
  // Where names are wider than their columns, only some are written; the card and the table say all.
  const widest = bars.reduce((most, { label }) => Math.max(most, label.length), 0) * LETTER + 8;
  const fits = layout === 'auto' || bars.length === 0 || widest <= usual / bars.length;
  const every = fits ? 1 : Math.ceil(widest / (usual / bars.length));
  const zero = Math.round(scale.at(0) * width);

  const drawing = (
    <Area ref={area} style={{ blockSize: height }}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        <Patterns id={id} count={seriesCount} />
        {isColumns ? (
          <GridLines scale={scale} format={formatTick} height={height} width={width} />
        ) : (
          <line data-part="zero" x1={zero} x2={zero} y1={0} y2={height} />
        )}
        <BarMarks
          parts={bars.map((bar) => bar.parts)}
          bands={bands}
          scale={scale}
          width={width}
          height={height}
          orientation={orientation}
          active={active}
          id={id}
        />
      </svg>
      {(!isColumns || (bands.size * usual > 28 && bars.length <= 8)) && (
        <BarFigures words={bars.map((bar) => bar.word)} centres={bands.centres} ends={ends} orientation={orientation} />
      )}
      <Points
        {...point}
        centres={bands.centres}
        name={(index) => bars[index]?.spoken ?? ''}
        orientation={orientation}
        ids={ids}
      />
      {/* A row with a single figure shows it at its end already. */}
      {shown && active !== undefined && (isColumns || seriesCount > 1) && (
        <PointCard
          name={shown.label}
          figures={shown.figures}
          {...(seriesCount > 1 && { kind: 'fill' as const })}
          at={isColumns ? (bands.centres[active] ?? 0) : 0.51}
          {...(!isColumns && { top: Math.min((bands.starts[active] ?? 0) + bands.size, Math.max(0, 1 - 80 / height)) })}
        />
      )}
    </Area>
  );

  return (
    <Outer ref={outer}>
      {isColumns ? (
        <Plot>
          <ValueAxis scale={scale} format={formatTick} height={height} />
          {drawing}
          <Places aria-hidden>
            {bars.map((bar, index) => (
              <span
                key={bar.id}
                data-wraps={fits || undefined}
                data-edge={!fits && index === bars.length - 1 ? 'end' : undefined}
                style={{ marginInlineStart: `${(index / bars.length) * 100}%`, inlineSize: `${100 / bars.length}%` }}
              >
                {index % every === 0 && <bdi>{bar.label}</bdi>}
              </span>
            ))}
          </Places>
        </Plot>
      ) : (
        <Rows>
          <Names aria-hidden style={{ blockSize: height }}>
            {bars.map((bar) => (
              <span key={bar.id}>
                <bdi>{bar.label}</bdi>
              </span>
            ))}
          </Names>
          {drawing}
          <RowRoom words={bars.map((bar) => bar.word)} />
        </Rows>
      )}
    </Outer>
  );
}
