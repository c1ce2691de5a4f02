import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import { statStyle } from './Stat.styles.ts';

export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  /** What is counted, and over which period: 'Sessions this week'. */
  label: ReactNode;
  /** The number, formatted for the reader. */
  value: ReactNode;
  /**
   * The number that `value` writes out, in any unit: a zero is muted. Left out where `value` is no number, such as
   * 'None'.
   */
  amount?: number | undefined;
  /** What it is counted in, where the number does not say so itself. */
  unit?: ReactNode;
  /**
   * `large` is for a page that is read, where the figure leads a chapter.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
  /** How it compares: the words carry the news, the arrow only repeats it. Whether up is good, the words say. */
  comparison?: { direction: 'up' | 'down' | 'level'; text: ReactNode };
}

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight } as const;

const Root = styled.div.attrs({ role: 'group' })`${statStyle}`;

/** A number that leads: with its unit, its period and its comparison. */
export function Stat({ label, value, amount, unit, size = 'medium', comparison, ...rest }: StatProps) {
  const id = useId();
  const Arrow = comparison && ARROWS[comparison.direction];
  return (
    <Root aria-labelledby={id} {...rest} data-size={size} data-zero={amount === 0 || undefined}>
      <p id={id} data-part="label">
        {label}
      </p>
      <p data-part="value">
        <bdi>{value}</bdi>
        {unit && <span data-part="unit">{unit}</span>}
      </p>
      {comparison && (
        <p data-part="comparison">
          {Arrow && <Arrow aria-hidden />}
          <span>{comparison.text}</span>
        </p>
      )}
    </Root>
  );
}
