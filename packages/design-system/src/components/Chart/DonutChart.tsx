import { arc, pie } from 'd3-shape';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { ChartFrame } from './ChartFrame.tsx';
import { donutStyle, ringStyle } from './Donut.styles.ts';
import { Patterns, STYLES, patternId, styleOf } from './series-style.tsx';
import { SliceList } from './SliceList.tsx';
import { slicesOf } from './slices.ts';
import type { Slice } from './slices.ts';
import type { CategoryValue, ChartProps } from './types.ts';
import { useActivePoint } from './use-active-point.ts';
import { useChartWords } from './use-chart-words.ts';

export interface DonutChartProps extends Omit<ChartProps, 'formatTick' | 'height'> {
  /** The parts in the order in which they are to be read; beyond six the smallest are joined. */
  slices: readonly CategoryValue[];
  /** What the parts are, at the head of the table: 'Payer'. */
  categoryLabel?: string;
  /**
   * Words under the total in the middle.
   * @default 'Total', in the reader's language
   */
  totalLabel?: string;
}

const Body = styled.div`${donutStyle}`;
const Ring = styled.div`${ringStyle}`;

const outline = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(62)
  .outerRadius(96)
  .padRadius(96)
  .padAngle(0.03)
  .cornerRadius(3);

interface DonutProps extends Required<Pick<DonutChartProps, 'format' | 'totalLabel'>> {
  slices: readonly Slice[];
  ids: { title: string; summary: string };
}

/** The ring and its parts by name. It turns clockwise in every language, as clocks do. */
function Donut({ slices, format, totalLabel, ids }: DonutProps) {
  const { direction } = useChartWords();
  const id = useId();
  const point = useActivePoint(
    slices.map((_, index) => (index + 0.5) / slices.length),
    'vertical',
    direction,
  );
  const { active } = point;
  const arcs = pie<Slice>()
    .sort(null)
    .value(({ value }) => value)([...slices]);
  return (
    <Body>
      <Ring>
        <svg viewBox="-100 -100 200 200" aria-hidden>
          <Patterns id={id} count={slices.length} />
          {arcs.map((one, index) => (
            <path
              key={one.data.id}
              data-series={styleOf(index)}
              data-active={index === active || undefined}
              data-dimmed={(active !== undefined && index !== active) || undefined}
              d={outline(one) ?? ''}
              fill={`url(#${patternId(id, index)})`}
            />
          ))}
        </svg>
        <div aria-hidden>
          <strong>{format(slices.reduce((sum, { value }) => sum + value, 0))}</strong>
          <span>{totalLabel}</span>
        </div>
      </Ring>
      <SliceList slices={slices} format={format} ids={ids} point={point} />
    </Body>
  );
}

/** What a whole is made of. Every part is listed beside the ring with its name, value and share. */
export function DonutChart({ slices: values, categoryLabel, totalLabel, format, ...rest }: DonutChartProps) {
  const { t, percent } = useChartWords();
  const slices = useMemo(() => slicesOf(values, STYLES, (count) => t('other', { count })), [values, t]);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const bySize = [...slices].sort((a, b) => b.value - a.value);
  const [largest, smallest] = [bySize[0], bySize[bySize.length - 1]];
  const worded = (slice: Slice | undefined) =>
    slice ? t('part', { value: format(slice.value), share: percent(slice.share) }) : '';
  return (
    <ChartFrame
      {...rest}
      isEmpty={slices.length === 0}
      lines={[
        {
          text:
            slices.length === 1
              ? t('bars.one', { label: largest?.label ?? '', value: worded(largest) })
              : t('donut.range', {
                  total: format(total),
                  highestLabel: largest?.label ?? '',
                  highest: worded(largest),
                  lowestLabel: smallest?.label ?? '',
                  lowest: worded(smallest),
                }),
        },
      ]}
      table={{
        head: [categoryLabel ?? t('category'), t('value'), t('share')],
        rows: values.map(({ id, label, value }) => ({
          id,
          name: label,
          values:
            value === null || !Number.isFinite(value)
              ? [null, null]
              : [format(value), value < 0 ? null : percent(total > 0 ? value / total : 0)],
        })),
        foot: { name: totalLabel ?? t('total'), values: [format(total), percent(1)] },
      }}
    >
      {(ids) => <Donut slices={slices} format={format} totalLabel={totalLabel ?? t('total')} ids={ids} />}
    </ChartFrame>
  );
}
