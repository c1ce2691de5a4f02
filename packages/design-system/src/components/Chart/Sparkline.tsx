import { line } from 'd3-shape';
import { useMemo } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { factsOf, loneValues } from './facts.ts';
import { useChartWords } from './use-chart-words.ts';
import { valueScale } from './value-scale.ts';

export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What is shown and over which time: 'Sessions in the last 12 weeks'. */
  label: string;
  /** The values in order, evenly apart; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** Formats a value in full. */
  format: (value: number) => string;
  /**
   * 96 × 28 px, or 64 × 20 px for rows of a table.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

const Root = styled.span`
  display: inline-block;
  inline-size: 6rem;
  block-size: 1.75rem;
  color: ${theme.color.primary};
  vertical-align: middle;
  &[data-size='small'] { inline-size: 4rem; block-size: 1.25rem; }
  [data-density='compact'] &[data-size='medium'] { inline-size: 5rem; block-size: 1.5rem; }
  & > svg { inline-size: 100%; block-size: 100%; overflow: visible; }
  &[data-direction='rtl'] > svg { transform: scaleX(-1); }
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & line { stroke: ${theme.color.controlBorder}; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
  & circle { fill: ${theme.color.action}; }
  @media (forced-colors: active) { color: CanvasText; & circle { fill: CanvasText; } }
`;

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4];

/** The trend of a figure in the size of a word. It repeats what its name says; show the figure itself beside it. */
export function Sparkline({ label, values, format, size = 'medium', ...rest }: SparklineProps) {
  const { t, direction, sparkSummary } = useChartWords();
  const { path, dots, isEmpty } = useMemo(() => {
    const scale = valueScale(values, { tickCount: 2, hasZero: false });
    const numbers = values.map((value) => (value !== null && Number.isFinite(value) ? value : null));
    const x = (index: number) =>
      values.length > 1 ? EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE) : WIDTH / 2;
    const y = (value: number) => HEIGHT - EDGE - scale.at(value) * (HEIGHT - 2 * EDGE);
    const { last, count } = factsOf(numbers);
    const draw = line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => x(index))
      .y((value) => y(value ?? 0));
    const marked = [...new Set([...loneValues(numbers), ...(last < 0 ? [] : [last])])];
    return {
      path: draw(numbers) ?? '',
      dots: marked.map((index) => [x(index), y(numbers[index] ?? 0)] as const),
      isEmpty: count === 0,
    };
  }, [values]);
  return (
    <Root
      {...rest}
      role="img"
      aria-label={t('pair', { label, value: sparkSummary(values, format) })}
      data-size={size}
      data-direction={direction}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {isEmpty ? <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT / 2} y2={HEIGHT / 2} /> : <path d={path} />}
        {dots.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={3} />
        ))}
      </svg>
    </Root>
  );
}
