import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const donutStyle = css`
  display: grid;
  gap: ${theme.space.x3};
  align-items: center;
  justify-items: center;
  @container (min-width: 26rem) { grid-template-columns: auto minmax(0, 1fr); justify-items: stretch; }
`;

export const ringStyle = css`
  position: relative;
  inline-size: 12rem;
  block-size: 12rem;
  & > svg { inline-size: 100%; block-size: 100%; overflow: visible; }
  & path { stroke: currentColor; stroke-width: 1; transition: opacity ${theme.motion.fast} ${theme.motion.easing}; }
  & [data-dimmed] { opacity: 0.45; }
  & > div {
    position: absolute;
    inset: 21%;
    display: grid;
    align-content: center;
    justify-items: center;
    text-align: center;
    line-height: 1.2;
  }
  & strong {
    font-family: ${theme.font.data};
    font-size: ${theme.text.md};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & span { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  @media (forced-colors: active) {
    & [data-dimmed] { opacity: 1; }
    & [data-active] { stroke: Highlight; stroke-width: 3; }
  }
`;

export const slicesStyle = css`
  display: grid;
  inline-size: 100%;
  max-inline-size: 30rem;
  border-radius: ${theme.radius.sm};
  &:focus-visible { outline-offset: 4px; }
  & > [role='option'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto 3.25rem;
    align-items: center;
    gap: ${theme.space.x1};
    min-block-size: ${theme.size.rowHeight};
    padding-inline: ${theme.space.x1};
    border-block-end: 1px solid ${theme.color.hairline};
  }
  & > [role='option']:last-child { border-block-end: 0; }
  & > [aria-selected='true'] { border-radius: ${theme.radius.sm}; background: ${theme.color.tintNavy}; }
  & bdi { overflow-wrap: anywhere; }
  & strong { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }
  & [data-part='share'] {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[role='listbox'] > [aria-selected='true'] > [data-part='share'] { color: ${theme.color.text}; }
  @media (forced-colors: active) { & > [aria-selected='true'] { outline: 2px solid Highlight; } }
`;
