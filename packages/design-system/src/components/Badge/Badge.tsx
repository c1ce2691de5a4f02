import type { HTMLAttributes, ReactNode } from 'react';
import { AlertTriangle, CheckCircle2, Info, OctagonAlert, Sparkle } from 'lucide-react';
import styled from 'styled-components';
import { badgeStyle } from './Badge.styles.ts';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** One or two words. */
  children: ReactNode;
  /**
   * What the words mean; each tone but `neutral` has its own mark, so that color is never the only signal.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /** Another mark in place of the tone's own, or null for none. */
  icon?: ReactNode;
}

const MARKS: Record<BadgeTone, ReactNode> = {
  neutral: null,
  success: <CheckCircle2 aria-hidden />,
  warning: <AlertTriangle aria-hidden />,
  danger: <OctagonAlert aria-hidden />,
  info: <Info aria-hidden />,
  accent: <Sparkle aria-hidden />,
};

const Root = styled.span`${badgeStyle}`;

/** A short state or kind beside a name. */
export function Badge({ tone = 'neutral', icon = MARKS[tone], children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
