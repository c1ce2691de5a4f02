import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export const headerStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  /* What stands below a page's head stands at one distance from it, on every page, whatever the gap of the stack
     they share. */
  --head-gap: ${theme.space.x3};
  @media ${below.sm} { --head-gap: ${theme.space.x2}; }
  margin-block-end: calc(var(--head-gap) - var(--stack-gap, 0rem));
  & > [data-row] { display: flex; flex-wrap: wrap; align-items: flex-start; gap: ${theme.space.x2}; }
  /* What acts on the page is centered on the title's line: the title stays where it is on a page without. */
  & > [data-row='plain'] {
    --rise: max(0rem, (${theme.size.controlHeight} - 1.2 * var(--page-title, ${theme.text.h3})) / 2);
    row-gap: calc(${theme.space.x2} + var(--rise));
  }
  /* On a phone a title alone leaves its line to what acts on the page, where both fit. */
  @media ${below.sm} { & > [data-row='plain'] > :first-child:not(:has(> :nth-child(2))) { flex-basis: auto; } }
`;

export const backStyle = css`
  align-self: flex-start;
  margin-block-end: calc(-1 * ${theme.space.half});
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`;

export const wordsStyle = css`
  display: flex;
  flex: 1 1 20rem;
  flex-direction: column;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  && > [data-lead] { font-size: var(--page-lead, ${theme.text.md}); }
`;

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  min-block-size: ${theme.size.controlHeight};
  margin-block-start: calc(-1 * var(--rise, 0rem));
  /* On a phone they stand below the title, and so do the words of one without a frame. */
  @media ${below.sm} {
    & > [data-variant='quiet']:first-child { margin-inline-start: calc(-1 * ${theme.size.controlPadding}); }
  }
`;
