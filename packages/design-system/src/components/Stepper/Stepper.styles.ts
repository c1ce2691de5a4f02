import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below, up } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const compactStyle = css`
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 600;
  @media ${up.sm} { display: none; }
`;

export const listStyle = css`
  display: flex;
  gap: ${theme.space.x1};
  & > li { min-inline-size: 0; }
  @media ${below.sm} {
    gap: ${theme.space.half};
    & > li { flex: 1; }
  }
  @media ${up.sm} {
    flex-wrap: wrap;
    & > li { display: flex; align-items: center; }
    & > li:not(:last-child) { flex: 1 1 auto; }
    & > li:not(:last-child)::after {
      content: '';
      flex: 1;
      min-inline-size: ${theme.space.x1};
      block-size: 2px;
      margin-inline-start: ${theme.space.x1};
      background: ${theme.color.hairline};
    }
    &[data-many] { flex-wrap: nowrap; }
    &[data-many] > li:not([data-state='current']) [data-part='label'] { ${visuallyHidden} }
    & > li[data-state='done']::after { background: ${theme.color.primary}; }
    @media (forced-colors: active) { & > li:not(:last-child)::after { background: CanvasText; } }
  }
`;

export const stepStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x1};
  padding: 0;
  border: 0;
  background: transparent;
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  &:is(a, button) { cursor: pointer; color: ${theme.color.text}; }
  &:is(a, button):hover [data-part='label'] { text-decoration: underline; }
  &[data-state='current'] { color: ${theme.color.text}; font-weight: 700; }

  @media ${up.sm} {
    min-block-size: ${theme.size.controlHeight};
    & [data-part='mark'] {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: 1.75rem;
      block-size: 1.75rem;
      border: 2px solid ${theme.color.controlBorder};
      border-radius: ${theme.radius.full};
      font-size: ${theme.text.xs};
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
    &[data-state='current'] [data-part='mark'] {
      border-color: ${theme.color.action};
      background: ${theme.color.action};
      color: ${theme.color.textOnAction};
    }
    &[data-state='done'] [data-part='mark'] {
      border-color: ${theme.color.primary};
      background: ${theme.color.primary};
      color: ${theme.color.textOnPrimary};
    }
    & svg { inline-size: 1rem; block-size: 1rem; stroke-width: 3; }
  }

  /* A bar of segments; the whole height stays the target of a finger. */
  @media ${below.sm} {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: 2rem;
    & [data-part='label'] { ${visuallyHidden} }
    & [data-part='mark'] {
      flex: 1;
      block-size: 0.375rem;
      border-radius: ${theme.radius.full};
      background: ${theme.color.hairline};
      font-size: 0;
      overflow: hidden;
    }
    & [data-part='mark'] > svg { display: none; }
    &[data-state='current'] [data-part='mark'] { background: ${theme.color.action}; }
    &[data-state='done'] [data-part='mark'] { background: ${theme.color.primary}; }
  }

  @media (forced-colors: active) {
    & [data-part='mark'] { border: 2px solid; }
    &[data-state='current'] [data-part='mark'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-state='done'] [data-part='mark'] {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
      color: Canvas;
    }
  }
`;
