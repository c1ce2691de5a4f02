import { useMemo } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { alignSeries } from './days.ts';
import { Legend } from './Legend.tsx';
import { LinePlot } from './LinePlot.tsx';
import { PLOT_HEIGHT } from './types.ts';
import type { ChartProps, LineSeries, ValueBand } from './types.ts';
import { useChartWords } from './use-chart-words.ts';
import { drawable, valueScale } from './value-scale.ts';

export interface LineChartProps extends ChartProps {
  /** One line each; up to six can be told apart. */
  series: readonly LineSeries[];
  /** Named ranges behind the lines, from low to high. */
  bands?: readonly ValueBand[];
  /** Fixed low end of the axis, for a scale with a known range. */
  min?: number | undefined;
  /** Fixed high end of the axis. */
  max?: number | undefined;
  /**
   * Whether the axis reaches down to zero. Leave it out only where small changes matter and zero means nothing.
   * @default true
   */
  hasZero?: boolean;
}

const NO_BANDS: readonly ValueBand[] = [];

/**
 * How values change over days. Time runs from where reading begins: from the left in English, from the right in Arabic.
 * A missing value is a gap, and the summary says how many are missing.
 */
export function LineChart({
  series,
  bands = NO_BANDS,
  min,
  max,
  hasZero = true,
  format,
  formatTick = format,
  ...rest
}: LineChartProps) {
  const { t, fullDay, lineSummary } = useChartWords();
  const aligned = useMemo(() => alignSeries(series), [series]);
  const { days, rows } = aligned;
  const height = rest.height ?? 'medium';
  const scale = useMemo(() => {
    const round = valueScale(rows.flat(), { tickCount: PLOT_HEIGHT[height] / 48, hasZero, min, max });
    // Where a range begins says more than a round number.
    const edges = [...new Set(bands.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
    return edges.length > 0
      ? { ...round, ticks: edges.filter((edge) => edge >= round.min && edge <= round.max) }
      : round;
  }, [rows, height, hasZero, min, max, bands]);
  const place = (index: number) => fullDay(days[index] ?? '');
  const isSingle = series.length === 1;
  return (
    <ChartFrame
      {...rest}
      data-one={isSingle || undefined}
      isEmpty={drawable(rows.flat()).length === 0}
      lines={series.map(({ label }, row) => ({
        ...(!isSingle && { label }),
        text: lineSummary({ values: rows[row] ?? [], format, place }),
      }))}
      table={{
        head: [t('date'), ...series.map(({ label }) => label)],
        rows: days.map((day, index) => ({
          id: day,
          name: fullDay(day),
          values: rows.map((values) =>
            values[index] === null || values[index] === undefined ? null : format(values[index]),
          ),
        })),
      }}
    >
      {(ids) => (
        <>
          {!isSingle && <Legend series={series} kind="line" isForNarrow />}
          <LinePlot
            series={series}
            aligned={aligned}
            bands={bands}
            scale={scale}
            format={format}
            formatTick={formatTick}
            height={height}
            ids={ids}
          />
        </>
      )}
    </ChartFrame>
  );
}
