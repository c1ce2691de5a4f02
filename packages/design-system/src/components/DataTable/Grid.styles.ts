import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/* Rows and cells have plain class names: styled one by one they cost twice the time of a scroll
   (docs/decisions/0025). */
export const gridStyle = css`
  --row-height: min(${theme.size.rowHeight}, 2.75rem);
  --head-height: min(var(--row-height), 2.5rem);
  position: relative;
  max-block-size: min(42rem, 75dvh);
  overflow: auto;
  overscroll-behavior-x: contain;
  scroll-padding-block: var(--head-height) 0.25rem;
  scroll-padding-inline: var(--pinned-start) var(--pinned-end);
  background: ${theme.color.surface};
  font-family: ${theme.font.data};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  &[data-height='fill'] { flex: 1; min-block-size: 0; max-block-size: none; }
  &:focus { outline: none; }

  & > .top { position: sticky; inset-block-start: 0; z-index: 3; min-inline-size: max(100%, var(--width)); }
  & > .canvas {
    position: relative;
    block-size: calc(var(--row-height) * var(--rows));
    min-inline-size: max(100%, var(--width));
    background: linear-gradient(to top, ${theme.color.hairline} 1px, transparent 1px) 0 0 / 100% var(--row-height);
    contain: layout style;
  }
  & > .ruler {
    position: absolute;
    inset-block-start: 0;
    inline-size: 0;
    block-size: var(--row-height);
    visibility: hidden;
  }
  & > .waiting {
    display: flex;
    align-items: center;
    block-size: var(--row-height);
    padding-inline: ${theme.size.cellPadding};
    border-block-start: 1px solid ${theme.color.hairline};
  }

  & .head, & .row { display: grid; grid-template-columns: var(--columns); inline-size: 100%; }
  & .row {
    position: absolute;
    inset-inline-start: 0;
    block-size: var(--row-height);
    grid-template-rows: 100%;
    contain: layout size style;
  }

  & .cell {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    padding-inline: ${theme.size.cellPadding};
    border-block-end: 1px solid ${theme.color.hairline};
    background: ${theme.color.surface};
    overflow: hidden;
    white-space: nowrap;
  }
  & .cell > bdi, & .open > bdi { overflow: hidden; text-overflow: ellipsis; }
  & .open > bdi { display: inline-block; max-inline-size: 100%; vertical-align: bottom; text-decoration: inherit; }
  & .cell[data-kind='number'] { justify-content: end; }
  & [role='rowheader'] { font-weight: 600; }
  & .side { justify-content: center; padding-inline: 0; }
  & [data-pin] { position: sticky; z-index: 1; }
  & .side[data-pin='start'] { inset-inline-start: 0; }
  & .side[data-pin='end'] { inset-inline-end: 0; }
  & [data-pin='start']:not(.side) { border-inline-end: 1px solid ${theme.color.hairline}; }
  & [data-pin='end'] { border-inline-start: 1px solid ${theme.color.hairline}; }
  &[data-stale] .row { color: ${theme.color.textMuted}; }

  & .row:hover > .cell { background: ${theme.color.sunken}; }
  & .row[aria-selected='true'] > .cell { background: ${theme.color.tintNavy}; }
  & .cell:focus-visible { outline-offset: -2px; }
  /* A cell that is too narrow for its words shows all of them while it has the focus. */
  & .row > .cell:not(.side):focus {
    z-index: 2;
    align-self: start;
    block-size: max-content;
    min-block-size: var(--row-height);
    overflow: visible;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & .row:focus-within { z-index: 2; }

  & .head > .cell {
    block-size: var(--head-height);
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 600;
    position: relative;
  }
  & .head > [data-pin] { position: sticky; }
  & .head > [data-sorted] { color: ${theme.color.text}; }
  & .head > [data-sortable] > .title { cursor: pointer; }
  & .head > [data-sortable]:hover { color: ${theme.color.text}; }
  & .title {
    display: flex;
    align-items: center;
    gap: ${theme.space.half};
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
  }
  & .title > bdi { overflow: hidden; text-overflow: ellipsis; }
  & .title > svg { flex: none; inline-size: 0.875rem; block-size: 0.875rem; stroke-width: 3; }
  /* A head ends where its numbers end: what stands beside its word stands before it. */
  & [data-kind='number'] > .title { justify-content: end; }
  & [data-kind='number'] > .title > :is(svg, .rank), & .head > [data-kind='number'] > .more { order: -1; }
  & .rank { font-variant-numeric: tabular-nums; }
  & .edge {
    position: absolute;
    z-index: 1;
    inset-inline-end: 0;
    inset-block: 0;
    inline-size: 0.75rem;
    cursor: col-resize;
    touch-action: none;
  }
  & .edge::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    inset-block: 25%;
    inline-size: 2px;
    background: ${theme.color.hairline};
  }
  & .edge:hover::after, & .edge:active::after { inset-block: 0; background: ${theme.color.action}; }

  & .more {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.sm};
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  & .more:hover { background: ${theme.color.tintNavy}; }
  & .more > svg { inline-size: 1rem; block-size: 1rem; }
  & .head .more { margin-inline: ${theme.space.half} 0; }
  & .head > [data-kind='number'] > .more { margin-inline: 0 ${theme.space.half}; }
  & .open {
    min-inline-size: 0;
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-underline-offset: 0.18em;
    cursor: pointer;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .open:is(:hover, :focus-visible) { text-decoration: underline; }
  & input[type='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    padding: 0;
    border: 0;
    accent-color: ${theme.color.primary};
    cursor: pointer;
    scale: 0.8;
  }

  @media (forced-colors: active) {
    & .row[aria-selected='true'] > .cell { border-block: 2px solid Highlight; }
    & .edge::after { background: CanvasText; }
  }
  @media print {
    max-block-size: none;
    overflow: visible;
    & > .top { position: static; }
    & > .canvas { block-size: auto; background: none; }
    /* Columns share the width of the paper; a number is never divided. */
    & > :is(.top, .canvas) { min-inline-size: 100%; }
    & .head, & .row { grid-template-columns: var(--paper-columns); }
    & .row { position: static; block-size: auto; grid-template-rows: none; contain: none; break-inside: avoid; }
    font-size: ${theme.text.xs};
    & .cell { padding-inline: ${theme.space.half}; white-space: normal; overflow-wrap: break-word; }
    & .cell > *, & .open { min-inline-size: 0; overflow: visible; }
    & .cell * { font-size: inherit; }
    & .cell[data-kind='choice'] > * { padding: 0; border: 0; overflow-wrap: normal; }
    & .cell > bdi, & .open > bdi, & .title > bdi { overflow: visible; }
    & .cell[data-kind='number'] { overflow: visible; white-space: nowrap; }
    & [data-pin] { position: static; }
    & .side, & .more, & .edge { display: none; }
  }
`;
