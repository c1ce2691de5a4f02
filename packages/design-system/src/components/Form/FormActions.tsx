import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

export interface FormActionsProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Keeps the row at the lower edge of a phone's screen, within reach of the thumb.
   * @default false
   */
  isSticky?: boolean;
  /**
   * Where the buttons stand from the sm breakpoint on; on phones they fill the width, the main one on top.
   * @default 'start'
   */
  align?: 'start' | 'end' | 'between';
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1h};

  &[data-align='end'] { justify-content: flex-end; }
  &[data-align='between'] { justify-content: space-between; }

  @media ${below.sm} {
    flex-direction: column;
    align-items: stretch;

    &[data-align='end'], &[data-align='between'] { flex-direction: column-reverse; }
    &[data-sticky] {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      margin-inline: calc(-1 * ${theme.space.x2});
      padding: ${theme.space.x1h} ${theme.space.x2} calc(${theme.space.x1h} + env(safe-area-inset-bottom));
      border-block-start: 1px solid ${theme.color.hairline};
      background: ${theme.color.canvas};
    }
  }
`;

/** The buttons at the end of a form. Put the main one first with `start`, last with `end` and `between`. */
export function FormActions({ isSticky = false, align = 'start', ...rest }: FormActionsProps) {
  return <Root {...rest} data-align={align} data-sticky={isSticky || undefined} />;
}
