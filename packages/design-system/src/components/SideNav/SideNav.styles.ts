import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/* The night sky beside the paper: dark in both themes, so its focus ring is the one for dark grounds. */
export const navStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  inline-size: 100%;
  min-block-size: 100%;
  padding-block: ${theme.space.x1} 0;
  padding-inline: ${theme.space.x1h};
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  font-family: ${theme.font.control};
  & :focus-visible { outline-color: ${theme.color.focusRingOnDark}; }
  /* Where not all of it fits the window, what lies below fades out at the edge; at the end of the list nothing
     stands under it. */
  &::after {
    content: '';
    position: sticky;
    inset-block-end: 0;
    flex: none;
    block-size: 1.5rem;
    margin-block-start: calc(-1 * ${theme.space.half});
    background: linear-gradient(to top, ${theme.color.nightCanvas}, transparent);
    pointer-events: none;
    @media (forced-colors: active) { display: none; }
  }
`;

export const groupStyle = css`
  display: flex;
  flex-direction: column;
  flex: none;
  & > p {
    padding-inline: ${theme.space.x1h};
    color: ${theme.color.nightMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
    line-height: 1.375rem;
  }
  & > ul { display: flex; flex-direction: column; list-style: none; }
`;

export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1h};
  /* All of a day's pages are in the window of a laptop at once; a finger has its full height. */
  min-block-size: 1.875rem;
  @media (pointer: coarse) { min-block-size: 2.75rem; }
  padding-inline: ${theme.space.x1h};
  padding-block: ${theme.space.half};
  border-radius: ${theme.radius.md};
  color: inherit;
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; flex: none; color: ${theme.color.nightMuted}; }
  & > span:first-of-type { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  &:hover { background: ${theme.color.nightSurface}; }
  &[aria-current='page'] {
    background: ${theme.color.nightSurface};
    box-shadow: inset 0.1875rem 0 0 ${theme.color.nightAccent};
    font-weight: 700;
  }
  [dir='rtl'] &[aria-current='page'] { box-shadow: inset -0.1875rem 0 0 ${theme.color.nightAccent}; }
  &[aria-current='page'] > svg { color: ${theme.color.nightAccent}; }
  @media (forced-colors: active) { &[aria-current='page'] { border-inline-start: 0.25rem solid Highlight; } }
`;

export const badgeStyle = css`
  display: grid;
  place-items: center;
  min-inline-size: 1.5rem;
  padding-inline: ${theme.space.half};
  border-radius: ${theme.radius.full};
  background: ${theme.color.nightAccent};
  color: ${theme.color.nightCanvas};
  font-size: ${theme.text.xs};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;

export const footerStyle = css`
  margin-block-start: auto;
  padding-block-start: ${theme.space.x1};
  border-block-start: 1px solid ${theme.color.nightHairline};
`;
