import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { adminUp, below, up } from '../../tokens/breakpoints.ts';

export const barStyle = css`
  position: sticky;
  inset-block-start: var(--help-bar, 0rem);
  z-index: 30;
  background: ${theme.color.surface};
  border-block-end: 1px solid ${theme.color.hairline};
`;

export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x2};
  /* The brand stands over the page's content; a frame with a side bar has its bar over the whole width, the brand
     over that bar's icons. */
  max-inline-size: var(--bar-width, 72rem);
  /* With its line the bar is as tall as what sticks below it reckons with: else every short page scrolls by that
     line. */
  min-block-size: calc(4rem - 1px);
  margin-inline: auto;
  padding-inline: ${theme.space.x2};
  @media ${up.sm} { padding-inline: ${theme.space.x3}; }
  @media ${up.lg} { padding-inline: var(--bar-inset, ${theme.space.x4}); }
  [data-density='compact'] & { min-block-size: calc(3rem - 1px); }
  /* With text at twice its size the ways in take a line of their own. */
  @media ${below.sm} { flex-wrap: wrap; gap: ${theme.space.half}; padding: ${theme.space.half} ${theme.space.x1}; }
  /* The menu's own room to press stands between its lines and the brand. */
  @media (max-width: 359.98px) { gap: 0; padding-inline: ${theme.space.half}; }
  /* Without a menu the brand itself stands over the edge of the content. */
  @media ${below.sm} { &:has(> a:first-child) { padding-inline-start: ${theme.space.x2}; } }
`;

export const navStyle = css`
  display: none;
  min-inline-size: 0;
  @media ${up.md} { display: block; }
  & > ul { display: flex; flex-wrap: wrap; list-style: none; }
`;

export const linkStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.space.x1h};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: ${theme.color.tintNavy}; }
  &[aria-current='page'] { font-weight: 700; }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space.x1h};
    inset-block-end: 0.25rem;
    block-size: 0.1875rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.action};
    @media (forced-colors: active) { background: Highlight; }
  }
`;

export const endStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.x1};
  max-inline-size: 100%;
  margin-inline-start: auto;
  /* The picture on the last button, not its room to press, stands over the edge of the content. */
  @media ${up.sm} { & > button:last-child { margin-inline-end: calc(-1 * ${theme.space.x1h}); } }
  /* A phone has room for two words at the end, side by side; with text at twice its size each takes a line. */
  @media ${below.sm} {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space.half};
    && > a { padding-inline: ${theme.space.x1}; white-space: nowrap; }
  }
  @media (max-width: 374.98px) { && > a { padding-inline: ${theme.space.half}; font-size: ${theme.text.xs}; } }
`;

export const menuStyle = css`
  display: flex;
  && > button { min-inline-size: ${theme.size.controlHeight}; min-block-size: ${theme.size.controlHeight}; padding: 0; }
  && > button > svg { inline-size: 1.25rem; block-size: 1.25rem; }
  /* Each theme has its own md (THEME-2): between the two the admin still needs its drawer. */
  @media ${up.md} { :root:not([data-theme='admin']) & { display: none; } }
  @media ${adminUp.md} { display: none; }
`;
