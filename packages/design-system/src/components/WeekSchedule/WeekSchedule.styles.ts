import { css } from 'styled-components';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';

export const rootStyle = css`
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
`;

export const notesStyle = css`
  display: grid;
  gap: ${theme.space.half};
  margin-block-end: ${theme.space.x1h};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  line-height: 1.4;
  &:empty { display: none; }
`;

/** The scrolling element: the day headers stick to its upper edge. */
export const scrollerStyle = css`
  --hour: calc(${theme.size.rowHeight} * 1.4);
  --head: 3.25rem;
  position: relative;
  /* Together with what stands above it, it is in the window: its foot is seen without scrolling the page. */
  max-block-size: clamp(24rem, calc(100dvh - var(--page-top-of, 16rem) - 1rem), 46rem);
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 6rem 1rem;
  @media print { max-block-size: none; overflow: visible; }
`;

/** Gutter and days side by side; headers, all-day events and hours are shared rows. */
export const frameStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: auto repeat(var(--days), minmax(7rem, 1fr));
  grid-template-rows: auto auto auto;
  min-inline-size: max-content;

  /* A sheet of paper does not scroll: seven days share its width. */
  @media print { grid-template-columns: auto repeat(var(--days), minmax(0, 1fr)); min-inline-size: 0; }
  &[data-days='1'] { grid-template-columns: auto minmax(0, 1fr); min-inline-size: 0; }
`;

/** Covers all hours together, so that a pointer's position can be measured. */
export const measureStyle = css`
  grid-column: 2 / -1;
  grid-row: 3;
  pointer-events: none;
`;

export const gutterStyle = css`
  grid-column: 1;
  grid-row: 1 / span 3;
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  display: grid;
  grid-template-rows: subgrid;
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  [data-part='zones'], [data-part='hour'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 3.5rem;
    align-items: end;
    padding-inline: 0.375rem;
    text-align: end;
  }
  [data-part='zones'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding-block-end: 0.25rem;
    border-block-end: 1px solid ${theme.color.hairline};
    background: ${theme.color.surface};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  [data-part='hours'] { position: relative; grid-row: 3; block-size: calc(var(--minutes) / 60 * var(--hour)); }
  [data-part='hour'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--top) / 60 * var(--hour));
    translate: 0 -50%;
  }
  [data-part='hour'][data-first] { translate: 0 0.125rem; }
  [data-part='hour'] > :first-child { color: ${theme.color.text}; }
`;

export const noticeStyle = css`
  position: sticky;
  inset-block-end: ${theme.space.x1};
  z-index: 5;
  display: flex;
  gap: ${theme.space.x1};
  align-items: start;
  margin-block-start: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.space.x2};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  ${raisedGround}
  box-shadow: ${theme.shadow.mid};
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerTint};
    color: ${theme.color.dangerText};
  }
  & > svg { flex: none; inline-size: 1.125rem; block-size: 1.35em; }
`;
