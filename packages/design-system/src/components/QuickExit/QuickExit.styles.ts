import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const rootStyle = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1h};
  max-inline-size: 100%;
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.4;

  & > [data-part='keys'] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.half};
    color: ${theme.color.textMuted};
  }
  /* Where there is no keyboard, its keys are no help. */
  @media (hover: none) and (pointer: coarse) { & > [data-part='keys'] { ${visuallyHidden} } }
  &[data-size='bar'] {
    flex: none;
    flex-wrap: nowrap;
    flex-direction: row-reverse;
    @media ${below.lg} { & > [data-part='keys'] { ${visuallyHidden} } }
  }
`;

export const exitStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: 2.75rem;
  padding-inline: ${theme.space.x1h};
  border: 2px solid ${theme.color.text};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-weight: 700;
  text-decoration: none;
  &:hover { background: ${theme.color.tintNavy}; }
  & > svg { flex: none; inline-size: 1.125rem; block-size: 1.125rem; }
  & > [data-part='short'] { display: none; }
  /* In a bar the frame is drawn smaller than what a thumb can hit. */
  [data-size='bar'] > & {
    position: relative;
    isolation: isolate;
    /* Large text gives the bar several lines; none is higher than a thumb. */
    min-block-size: 44px;
    border-color: transparent;
    background: none;
    & > svg { inline-size: min(1.125rem, 24px); block-size: min(1.125rem, 24px); }
    white-space: nowrap;
    &::before {
      content: '';
      position: absolute;
      inset: 0.125rem -2px;
      z-index: -1;
      border: 2px solid ${theme.color.text};
      border-radius: ${theme.radius.md};
      background: ${theme.color.surface};
    }
    &:hover::before { background: ${theme.color.tintNavy}; }
    &:focus-visible { outline-offset: -2px; }
    @media ${below.sm} {
      padding-inline: ${theme.space.x1};
      & > [data-part='label'] { ${visuallyHidden} }
      & > [data-part='short'] { display: inline; }
    }
  }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`;

/** One dot for each tap, filled as they come: feedback that the taps are counted. */
export const dotsStyle = css`
  display: inline-flex;
  gap: 0.25rem;
  & > span {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: 2px solid ${theme.color.text};
    border-radius: ${theme.radius.full};
  }
  & > [data-tapped] { background: ${theme.color.text}; }
  @media (forced-colors: active) { & > [data-tapped] { forced-color-adjust: none; background: CanvasText; } }
`;
