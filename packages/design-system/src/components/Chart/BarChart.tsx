import { useMemo } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { BarPlot } from './BarPlot.tsx';
import type { Bar } from './BarPlot.tsx';
import { PLOT_HEIGHT } from './types.ts';
import type { CategoryValue, ChartProps } from './types.ts';
import { useChartWords } from './use-chart-words.ts';
import { drawable, valueScale } from './value-scale.ts';

export interface BarChartProps extends ChartProps {
  /** The categories in the order in which they are to be read. */
  bars: readonly CategoryValue[];
  /** What the categories are, at the head of the table: 'Payer'. */
  categoryLabel?: string;
  /**
   * `columns` are side by side, `rows` below each other; `auto` takes columns while every name fits.
   * @default 'auto'
   */
  layout?: 'auto' | 'columns' | 'rows';
}

/** The orientation as the parts take it: the axis along which the bars follow each other. */
export const LAYOUTS = { auto: 'auto', columns: 'horizontal', rows: 'vertical' } as const;

/** The share of the axis left free at its end, for the figure above the highest column. */
const ROOM_FOR_FIGURES = 1.18;

/** Compares categories. The axis always includes zero, and a missing value is labeled as missing. */
export function BarChart({
  bars,
  categoryLabel,
  layout = 'auto',
  format,
  formatTick = format,
  ...rest
}: BarChartProps) {
  const { t, categorySummary } = useChartWords();
  const height = rest.height ?? 'medium';
  const scale = useMemo(() => {
    const values = drawable(bars.map((bar) => bar.value));
    return valueScale(
      values.map((value) => (value > 0 ? value * ROOM_FOR_FIGURES : value)),
      { tickCount: PLOT_HEIGHT[height] / 48, hasZero: true },
    );
  }, [bars, height]);
  const worded = ({ value }: CategoryValue) =>
    value === null || !Number.isFinite(value) ? t('missing') : format(value);
  const drawn = bars.map((bar): Bar => ({
    id: bar.id,
    label: bar.label,
    parts: bar.value !== null && Number.isFinite(bar.value) ? [{ index: 0, from: 0, to: bar.value }] : [],
    word: worded(bar),
    spoken: t('pair', { label: bar.label, value: worded(bar) }),
    figures: [{ index: 0, value: worded(bar) }],
  }));
  return (
    <ChartFrame
      {...rest}
      isEmpty={drawable(bars.map((bar) => bar.value)).length === 0}
      lines={[{ text: categorySummary(bars, format) }]}
      table={{
        head: [categoryLabel ?? t('category'), t('value')],
        rows: bars.map((bar) => ({
          id: bar.id,
          name: bar.label,
          values: [bar.value === null || !Number.isFinite(bar.value) ? null : format(bar.value)],
        })),
      }}
    >
      {(ids) => (
        <BarPlot
          bars={drawn}
          seriesCount={1}
          scale={scale}
          layout={LAYOUTS[layout]}
          formatTick={formatTick}
          height={height}
          ids={ids}
        />
      )}
    </ChartFrame>
  );
}
