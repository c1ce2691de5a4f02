import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below, up } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const barStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${theme.space.x1h};
  padding-inline: ${theme.space.x2};
  padding-block-end: env(safe-area-inset-bottom, 0);
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.tintOrange};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.4;

  &[data-placement='bottom'] { position: sticky; inset-block-end: 0; z-index: 20; }
  /* One line, as high as a thumb, whatever the page does below; large text gets more. What else sticks keeps below
     it by --help-bar. */
  &[data-placement='top'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 40;
    @supports selector(:has(a)) { z-index: 110; }
    justify-content: start;
    min-block-size: 2.75rem;
    padding-block: 0;
    border: 0;
    box-shadow: inset 0 -1px ${theme.color.hairline};
    & > p { padding-block: 0; }
    & > div:not([data-count]) { margin-block: 0; margin-inline-start: auto; }
    @media ${up.lg} { padding-inline: ${theme.space.x4}; }
    @media ${below.lg} { & > p { ${visuallyHidden} } }
    @media (max-width: 419.98px) { & > [data-count] > a > svg { display: none; } }
    /* The narrowest phones hold three numbers, the fold and the way out to the pixel, in a stand-in font as in ours. */
    @media (max-width: 339.98px) {
      column-gap: 2px;
      padding-inline: ${theme.space.half};
      & > [data-count='3'] > a { padding-inline: 3px; }
    }
    /* Text at twice its size fills several lines of a phone: each as high as a thumb, which does not grow with the
       text. */
    & :is(a, summary) { min-block-size: 44px; }
  }
  &[data-night] {
    background: ${theme.color.nightSurface};
    color: ${theme.color.nightText};
    box-shadow: inset 0 -1px ${theme.color.nightHairline};
    ${theme.vars.color.text}: ${theme.color.nightText};
    ${theme.vars.color.textMuted}: ${theme.color.nightMuted};
    ${theme.vars.color.surface}: ${theme.color.nightSurface};
    ${theme.vars.color.tintNavy}: ${theme.color.nightCanvas};
    ${theme.vars.color.hairline}: ${theme.color.nightHairline};
    ${theme.vars.color.actionText}: ${theme.color.nightAccent};
    ${theme.vars.color.accentText}: ${theme.color.nightAccent};
    ${theme.vars.color.focusRing}: ${theme.color.focusRingOnDark};
  }
  & > p { display: flex; align-items: center; gap: ${theme.space.x1}; padding-block: ${theme.space.half}; }
  /* A button among the lines keeps off the edges. */
  & > div:not([data-count]) { margin-block: ${theme.space.half}; }
  & svg { inline-size: 1.125rem; block-size: 1.125rem; flex: none; color: ${theme.color.accentText}; }
  @media ${below.md} {
    column-gap: ${theme.space.x1};
    & > p > svg { display: none; }
  }
  /* On a phone the numbers speak for themselves; three lines of bar would push the page away. */
  @media ${below.sm} {
    column-gap: ${theme.space.half};
    padding-inline: ${theme.space.x1};
    & > p { ${visuallyHidden} }
    & > [data-count] > a { padding-inline: ${theme.space.half}; }
    /* With a fourth way the words need the room of the signs. */
    &:has(> a) > [data-count='3'] > a > svg { display: none; }
  }
`;

/** The numbers. They are laid out in the bar itself, except in a narrow bar at the top. */
export const linesStyle = css`
  display: contents;
`;

export const lineStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: 2.75rem;
  padding-inline: ${theme.space.x1};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-weight: 700;
  flex: none;
  white-space: nowrap;
  &:focus-visible { outline-offset: -2px; }
`;
