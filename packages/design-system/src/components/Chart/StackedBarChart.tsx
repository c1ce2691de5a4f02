import { useMemo } from 'react';
import { LAYOUTS } from './BarChart.tsx';
import type { BarChartProps } from './BarChart.tsx';
import { stackParts, sumOf } from './bar-layout.ts';
import { BarPlot } from './BarPlot.tsx';
import type { Bar } from './BarPlot.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { factsOf } from './facts.ts';
import { Legend } from './Legend.tsx';
import { PLOT_HEIGHT } from './types.ts';
import { useChartWords } from './use-chart-words.ts';
import { valueScale } from './value-scale.ts';

/** A bar made of parts. */
export interface StackedBar {
  /** Stays with the bar. */
  id: string;
  /** Its name, as the reader sees it. */
  label: string;
  /** The value of each part, by the part's id; what is left out or `null` is missing. */
  values: Readonly<Record<string, number | null>>;
}

export interface StackedBarChartProps extends Omit<BarChartProps, 'bars'> {
  /** What every bar is made of, from the bottom up; up to six can be told apart. */
  parts: readonly { id: string; label: string }[];
  /** The bars in the order in which they are to be read. */
  bars: readonly StackedBar[];
}

/** Compares what several wholes are made of. Parts below zero go down from the zero line. */
export function StackedBarChart({
  parts,
  bars,
  categoryLabel,
  layout = 'auto',
  format,
  formatTick = format,
  ...rest
}: StackedBarChartProps) {
  const { t, categorySummary } = useChartWords();
  const height = rest.height ?? 'medium';
  const { values, stacks, totals, scale } = useMemo(() => {
    const rows = bars.map((bar) => parts.map(({ id }) => bar.values[id] ?? null));
    const pieces = stackParts(rows);
    const ends = pieces.flat().flatMap(({ from, to }) => [from, to]);
    return {
      values: rows,
      stacks: pieces,
      totals: rows.map(sumOf),
      scale: valueScale(
        ends.map((end) => (end > 0 ? end * 1.18 : end)),
        { tickCount: PLOT_HEIGHT[height] / 48, hasZero: true },
      ),
    };
  }, [bars, parts, height]);
  const worded = (value: number | null | undefined) =>
    value === null || value === undefined || !Number.isFinite(value) ? t('missing') : format(value);
  const drawn = bars.map((bar, row): Bar => {
    const figures = parts.map(({ label }, index) => ({ index, label, value: worded(values[row]?.[index]) }));
    const spokenParts = figures.map(({ label, value }) => t('pair', { label: label, value })).join('; ');
    return {
      id: bar.id,
      label: bar.label,
      parts: stacks[row] ?? [],
      word: worded(totals[row]),
      spoken: `${t('pair', { label: bar.label, value: worded(totals[row]) })}. ${spokenParts}`,
      figures,
    };
  });
  const sums = parts.map((_, index) => sumOf(values.map((row) => row[index])));
  const largest = parts[factsOf(sums).highest];
  const whole = sumOf(totals);
  return (
    <ChartFrame
      {...rest}
      isEmpty={whole === null}
      lines={[
        {
          text: categorySummary(
            bars.map(({ id, label }, row) => ({ id, label, value: totals[row] ?? null })),
            format,
          ),
        },
        {
          text: largest
            ? t('stack.total', {
                total: worded(whole),
                label: largest.label,
                value: worded(sums[factsOf(sums).highest]),
              })
            : '',
        },
      ]}
      table={{
        head: [categoryLabel ?? t('category'), ...parts.map(({ label }) => label), t('total')],
        rows: bars.map((bar, row) => ({
          id: bar.id,
          name: bar.label,
          values: [...(values[row] ?? []), totals[row] ?? null].map((value) =>
            value === null || !Number.isFinite(value) ? null : format(value),
          ),
        })),
        foot: { name: t('total'), values: [...sums, whole].map(worded) },
      }}
    >
      {(ids) => (
        <>
          <Legend series={parts} kind="fill" />
          <BarPlot
            bars={drawn}
            seriesCount={parts.length}
            scale={scale}
            layout={LAYOUTS[layout]}
            formatTick={formatTick}
            height={height}
            ids={ids}
          />
        </>
      )}
    </ChartFrame>
  );
}
