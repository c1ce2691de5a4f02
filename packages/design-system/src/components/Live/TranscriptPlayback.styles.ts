import { css } from 'styled-components';
import { readingMeasure } from '../../tokens/measure.ts';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';

export const playbackStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  & > audio, & > video { inline-size: 100%; border-radius: ${theme.radius.md}; }
  @media print { & > audio, & > video { display: none; } }
  & > video { max-block-size: 24rem; background: ${theme.color.nightCanvas}; }
`;

export const toolsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${theme.space.x1h};
  @media print { display: none; }
  @media ${up.sm} { grid-template-columns: minmax(12rem, 1fr) 8rem auto; }
`;

export const foundStyle = css`
  &[hidden] { display: none; }
  display: flex;
  align-items: center;
  gap: ${theme.space.x1};
  min-block-size: 2.75rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  & > [role='status'] { flex: 1; font-variant-numeric: tabular-nums; }
`;

/* Lines out of sight are not laid out: an hour of speech stays light. */
export const linesStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  max-block-size: 26rem;
  margin: 0;
  padding: ${theme.space.x1};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  list-style: none;
  & > li { content-visibility: auto; contain-intrinsic-size: auto 4.5rem; }
  @media print { max-block-size: none; overflow: visible; & > li { content-visibility: visible; break-inside: avoid; } }
`;

export const lineStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem ${theme.space.x1};
  inline-size: 100%;
  padding: ${theme.space.x1} ${theme.space.x1h};
  border: 0;
  border-inline-start: 4px solid transparent;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;

  button& { cursor: pointer; }
  button&:hover { background: ${theme.color.sunken}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  &[data-found] { border-color: ${theme.color.accentText}; border-inline-start-style: dashed; }
  & b { font-size: ${theme.text.sm}; }
  & > [data-part='time'] {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.code};
    font-size: ${theme.text.xs};
    direction: ltr;
    unicode-bidi: isolate;
  }
  & > [data-part='words'] {
    grid-column: 1 / -1;
    max-inline-size: ${readingMeasure};
    font-family: ${theme.font.reading};
    font-size: ${theme.text.md};
    line-height: 1.55;
    overflow-wrap: anywhere;
  }
  & mark {
    background: ${theme.color.tintPink};
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  @media (forced-colors: active) {
    &[aria-current] { border-color: Highlight; }
    & mark { background: Mark; color: MarkText; }
  }
`;
