import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const groupStyle = css`
  /* As wide as their words: where they do not fit side by side, they stand one below the other, unbroken. */
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${theme.space.half};
  border: 1px solid ${theme.color.nightHairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.nightCanvas};
  font-family: ${theme.font.control};

  @media print { display: none; }

  /* On a page it is as high as the fields beside it, and sign and word share a line. */
  &[data-ground='page'] {
    padding: 1px;
    border-color: ${theme.color.controlBorder};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    & > button {
      flex-direction: row;
      min-block-size: calc(${theme.size.controlHeight} - 4px);
      padding: 0 ${theme.space.x1};
      color: ${theme.color.textMuted};
      font-size: ${theme.text.sm};
    }
    & > button:hover { color: ${theme.color.text}; }
    & > button:focus-visible { outline-color: ${theme.color.focusRing}; }
    & > button[aria-current] { background: ${theme.color.tintNavy}; color: ${theme.color.text}; }
    & > button[aria-current] > svg { color: inherit; }
  }
`;

export const placeStyle = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.half};
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${theme.space.x1} 3px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.nightMuted};
  font: inherit;
  font-size: ${theme.text.xs};
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing}, color ${theme.motion.fast} ${theme.motion.easing};

  & > svg { inline-size: 1.125rem; block-size: 1.125rem; flex: none; }
  & > span { max-inline-size: 100%; overflow-wrap: anywhere; text-align: center; }
  &:hover { color: ${theme.color.nightText}; }
  &:focus-visible { outline-color: ${theme.color.focusRingOnDark}; }
  &[aria-current] {
    background: ${theme.color.nightSurface};
    color: ${theme.color.nightText};
    font-weight: 700;
  }
  &[aria-current] > svg { color: ${theme.color.nightAccent}; }

  /* Where colors are the reader's own, the ground alone would mark nothing. */
  @media (forced-colors: active) { &[aria-current] { border-color: Highlight; } }
  @media (prefers-reduced-motion: reduce) { transition: none; }
`;
