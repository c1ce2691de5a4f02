import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

export interface FormActionsProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Keeps the row at the lower edge of a phone's screen, within reach of the thumb; where the screen is too low for it
   * (a phone held sideways, large text) it stays at the end of the form.
   * @default false
   */
  isSticky?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.x1h};
  & > :only-child { flex-basis: var(--only-action, auto); }

  @media ${below.sm} {
    flex-direction: column;
    align-items: stretch;
  }

  /* The height counts in the reader's own text size, so that large text is no cause for a bar over half of the
     fields. */
  @media ${below.sm} and (min-height: 30rem) {
    &[data-sticky] {
      position: sticky;
      inset-block-end: calc(var(--connection-banner, 0rem) + var(--frame-end, 0rem));
      z-index: 1;
      /* Side by side while the words allow it: a low bar hides little. */
      flex-flow: row wrap;
      gap: ${theme.space.x1};
      margin-inline: calc(-1 * var(--to-edge, 0rem));
      padding: ${theme.space.x1h} var(--to-edge, 0rem) calc(${theme.space.x1h} + env(safe-area-inset-bottom));
      border-block-start: 1px solid ${theme.color.hairline};
      background: var(--ground, ${theme.color.canvas});
      & > * { flex: 1 0 auto; max-inline-size: 100%; }
      & > :last-child { flex-grow: 3; }
    }
  }
`;

/**
 * The buttons at the end of a form, in the order of every foot: quiet, outlined, and last the one that is filled. They
 * stand at the end of the line; on a phone under each other, the filled one lowest.
 */
export function FormActions({ isSticky = false, ...rest }: FormActionsProps) {
  return <Root {...rest} data-sticky={isSticky || undefined} />;
}
