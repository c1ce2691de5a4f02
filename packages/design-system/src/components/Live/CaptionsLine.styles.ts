import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const captionsStyle = css`
  display: grid;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1h} ${theme.space.x2};
  border: 1px solid ${theme.color.nightHairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  font-family: ${theme.font.reading};
  &[data-size='small'] { font-size: ${theme.text.sm}; }
  &[data-size='medium'] { font-size: ${theme.text.lg}; }
  &[data-size='large'] { font-size: ${theme.text.h3}; }
`;

/* The room of two lines stays, so that nothing below jumps while people speak. */
export const linesStyle = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${theme.space.half};
  min-block-size: 3.4em;
  line-height: 1.4;
  & > p { max-inline-size: 60ch; overflow-wrap: anywhere; }
  & b {
    display: inline-block;
    margin-inline-end: 0.5em;
    color: ${theme.color.focusRingOnDark};
    font-family: ${theme.font.control};
    font-size: 0.85em;
  }
  & > [data-open] > span { font-style: italic; }
  & > [data-part='note'] { color: ${theme.color.nightMuted}; font-size: ${theme.text.sm}; }
`;

export const sizesStyle = css`
  display: flex;
  gap: ${theme.space.half};
  & > button {
    min-inline-size: 3rem;
    min-block-size: 2.25rem;
    padding-inline: ${theme.space.x1};
    border: 1px solid ${theme.color.nightMuted};
    border-radius: ${theme.radius.sm};
    background: transparent;
    color: ${theme.color.nightText};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    cursor: pointer;
  }
  & > [data-focus-visible] { outline-color: ${theme.color.focusRingOnDark}; }
  & > [data-selected] { background: ${theme.color.nightText}; color: ${theme.color.nightCanvas}; font-weight: 700; }
  @media (forced-colors: active) { & > [data-selected] { outline: 2px solid Highlight; outline-offset: -4px; } }
  @media (pointer: coarse) { & > button { min-block-size: 2.75rem; } }
`;
