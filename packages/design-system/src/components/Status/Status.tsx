import type { HTMLAttributes, ReactNode } from 'react';
import { CircleCheck, CircleDashed, CircleDot, Clock, Minus, OctagonX, PenLine, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { statusStyle } from './Status.styles.ts';

/** What a state means for the reader. */
export type StatusTone =
  | 'neutral'
  | 'draft'
  | 'due'
  | 'ended'
  | 'waiting'
  | 'active'
  | 'success'
  | 'warning'
  | 'danger';

export interface StatusProps extends HTMLAttributes<HTMLSpanElement> {
  /** The state in a word or two; the words carry it, the mark repeats it. */
  children: ReactNode;
  /**
   * What it means: nothing to do (no mark, on a ground of its own), still being written, has a day to keep, is over,
   * not begun, going on now, done, needs a look, went wrong.
   * @default 'neutral'
   */
  tone?: StatusTone;
  /** A second line: since when, by whom. */
  detail?: ReactNode;
  /**
   * `small` is for captions.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

const MARKS: Record<StatusTone, ReactNode> = {
  neutral: null,
  draft: <PenLine aria-hidden />,
  due: <Clock aria-hidden />,
  ended: <Minus aria-hidden />,
  waiting: <CircleDashed aria-hidden />,
  active: <CircleDot aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  danger: <OctagonX aria-hidden />,
};

const Root = styled.span`${statusStyle}`;

/**
 * The state of a thing, in a list or on its page: a mark of its own shape, and words. A Badge marks; a Status informs.
 */
export function Status({ tone = 'neutral', detail, size = 'medium', children, ...rest }: StatusProps) {
  return (
    <Root {...rest} data-tone={tone} data-size={size}>
      {MARKS[tone]}
      <span>
        {children}
        {detail && <span data-part="detail">{detail}</span>}
      </span>
    </Root>
  );
}
