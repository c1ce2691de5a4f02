import { useMemo } from 'react';
import styled from 'styled-components';
import { useWidth } from '../../foundations/media/use-width.ts';
import { BandNames, BandStripes, bandOf } from './Bands.tsx';
import { dayPositions } from './days.ts';
import type { AlignedSeries } from './days.ts';
import { DayAxis } from './DayAxis.tsx';
import { EndLabels } from './EndLabels.tsx';
import { LineMarks } from './LineMarks.tsx';
import { areaStyle, bandRoomStyle, plotStyle } from './Plot.styles.ts';
import { PointCard } from './PointCard.tsx';
import { Points } from './Points.tsx';
import { ASSUMED_WIDTH, PLOT_HEIGHT } from './types.ts';
import type { ChartProps, LineSeries, ValueBand } from './types.ts';
import { useActivePoint } from './use-active-point.ts';
import { useChartWords } from './use-chart-words.ts';
import { GridLines, ValueAxis } from './ValueAxis.tsx';
import type { ValueScale } from './value-scale.ts';

interface LinePlotProps extends Required<Pick<ChartProps, 'format' | 'formatTick' | 'height'>> {
  series: readonly LineSeries[];
  aligned: AlignedSeries;
  bands: readonly ValueBand[];
  scale: ValueScale;
  ids: { title: string; summary: string };
}

const Plot = styled.div`${plotStyle}`;
const Area = styled.div`${areaStyle}`;
const BandRoom = styled.div`${bandRoomStyle}`;

/** The drawing of a line chart: axes, ranges, lines, and the points for keyboard and pointer. */
export function LinePlot({
  series,
  aligned: { days, rows },
  bands,
  scale,
  format,
  formatTick,
  height: size,
  ids,
}: LinePlotProps) {
  const { t, direction, fullDay } = useChartWords();
  const { ref: area, width, usual } = useWidth(ASSUMED_WIDTH);
  const height = PLOT_HEIGHT[size];
  const centres = useMemo(() => dayPositions(days), [days]);
  const point = useActivePoint(centres, 'horizontal', direction);
  const { active } = point;

  const worded = (value: number | null) => {
    const band = bandOf(bands, value);
    const words = value === null ? t('missing') : format(value);
    return band ? t('inBand', { value: words, band: band.label }) : words;
  };
  const valueAt = (row: number, index: number) => rows[row]?.[index] ?? null;
  const name = (index: number) => {
    const values = series.map(({ label }, row) =>
      series.length > 1 ? t('pair', { label: label, value: worded(valueAt(row, index)) }) : worded(valueAt(row, index)),
    );
    return t('pair', { label: fullDay(days[index] ?? ''), value: values.join('; ') });
  };
  const lastAt = rows.map((values) => scale.at(values.findLast((value) => value !== null) ?? scale.min));

  return (
    <Plot>
      <ValueAxis scale={scale} format={formatTick} height={height} />
      <Area ref={area} style={{ blockSize: height }}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          <BandStripes bands={bands} scale={scale} height={height} width={width} />
          <GridLines scale={scale} format={formatTick} height={height} width={width} />
          {active !== undefined && (
            <line
              data-part="cursor"
              x1={(centres[active] ?? 0) * width}
              x2={(centres[active] ?? 0) * width}
              y1={0}
              y2={height}
            />
          )}
          <LineMarks rows={rows} centres={centres} scale={scale} width={width} height={height} active={active} />
        </svg>
        <BandNames bands={bands} scale={scale} height={height} isOutside={series.length === 1} />
        <Points {...point} centres={centres} name={name} orientation="horizontal" ids={ids} />
        {active !== undefined && (
          <PointCard
            name={fullDay(days[active] ?? '')}
            at={centres[active] ?? 0}
            kind="line"
            figures={series.map(({ label }, row) => ({
              index: row,
              ...(series.length > 1 && { label }),
              value: worded(valueAt(row, active)),
            }))}
          />
        )}
      </Area>
      {series.length > 1 && (
        <EndLabels series={series} places={lastAt.map((at) => (1 - at) * height)} height={height} />
      )}
      {series.length === 1 && bands.length > 0 && (
        <BandRoom aria-hidden>
          {bands.map(({ from, label }) => (
            <bdi key={from}>{label}</bdi>
          ))}
        </BandRoom>
      )}
      <DayAxis days={days} width={usual} />
    </Plot>
  );
}
