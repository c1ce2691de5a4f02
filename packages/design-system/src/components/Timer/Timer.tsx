import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { theme } from '../../themes/theme.ts';
import { formatDuration } from './format-duration.ts';
import { useElapsed } from './use-elapsed.ts';

export interface TimerProps extends HTMLAttributes<HTMLSpanElement> {
  /** When it began, as the server says, in epoch milliseconds. */
  startedAt: number;
  /** Reads the clock in force; hand in the same function each time. */
  now: () => number;
  /** What is being timed, for screen readers. */
  label: string;
  /** When it stopped, in epoch milliseconds; the timer then stops. */
  endedAt?: number;
  /**
   * `lg` where the time is the main content.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

const Root = styled.span`
  display: inline-block;
  direction: ltr;
  unicode-bidi: isolate;
  font-family: ${theme.font.code};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  &[data-size='sm'] { font-size: ${theme.text.sm}; }
  &[data-size='lg'] { font-size: ${theme.text.h3}; }
`;

/**
 * Time since something began. Only this element renders each second; it can be read at any time but never announces
 * itself.
 */
export function Timer({ startedAt, now, label, endedAt, size = 'md', ...rest }: TimerProps) {
  const { locale } = useLocale();
  const elapsed = useElapsed(startedAt, now, endedAt);
  return (
    <Root role="timer" aria-live="off" aria-label={label} {...rest} data-size={size}>
      {formatDuration(elapsed, locale)}
    </Root>
  );
}
