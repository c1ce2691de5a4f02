import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cardFactsStyle } from './card-facts.styles.ts';

/* Without overflow the head sticks to the window; `--frame-offset` is what a sticky frame covers above it. */
export const scrollStyle = css`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  &[data-overflow] { overflow-x: auto; }
  /* The head of a table that scrolls in its own box sticks to that box, which has no frame above it. */
  &[data-overflow] thead th { inset-block-start: 0; }
`;

export const tableStyle = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-family: ${theme.font.data};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  & > caption { ${visuallyHidden} }
  & > caption[data-visible] {
    position: static;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: ${theme.size.cellPadding};
    clip-path: none;
    font-family: ${theme.font.control};
    font-weight: 600;
    text-align: start;
    white-space: normal;
  }

  & th, & td {
    block-size: ${theme.size.rowHeight};
    padding-inline: ${theme.size.cellPadding};
    padding-block: ${theme.space.half};
    text-align: start;
  }
  & th { font-weight: 600; }
  & [data-align='end'] { text-align: end; }
  & [data-width='narrow'] { inline-size: 1%; white-space: nowrap; }
  & [data-width='wide'] { inline-size: 40%; }
  & tbody > tr > * { border-block-start: 1px solid ${theme.color.hairline}; }
  & tbody > tr:hover > * { background: ${theme.color.sunken}; }
  & tbody > tr:last-child > :first-child { border-end-start-radius: ${theme.radius.md}; }
  & tbody > tr:last-child > :last-child { border-end-end-radius: ${theme.radius.md}; }
  &[data-stale] tbody { color: ${theme.color.textMuted}; }

  & thead th {
    position: sticky;
    inset-block-start: var(--frame-offset, 0);
    z-index: 1;
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    white-space: nowrap;
  }
  & thead th:first-child { border-start-start-radius: ${theme.radius.md}; }
  & thead th:last-child { border-start-end-radius: ${theme.radius.md}; }
  & thead [aria-sort='ascending'], & thead [aria-sort='descending'] { color: ${theme.color.text}; }
  /* A negative margin at the end would count as overflow in Firefox and WebKit. */
  /* The arrow stands before the word: a head ends where its numbers end. */
  & [data-align='end'] > button { flex-direction: row-reverse; margin-inline: auto 0; padding-inline-end: 0; }

  @media ${below.md} { & [data-hide='md'] { display: none; } }
  @media ${below.lg} { & [data-hide] { display: none; } }
`;

export const sortStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: 1.75rem;
  margin-inline-start: calc(-1 * ${theme.space.half});
  padding-inline: ${theme.space.half};
  padding-block: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { background: ${theme.color.tintNavy}; color: ${theme.color.text}; }
  & > svg { inline-size: 0.875rem; block-size: 0.875rem; flex: none; }
  &:not([data-sorted='none']) > svg { stroke-width: 3; }
`;

export const actionStyle = css`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-underline-offset: 0.18em;
  cursor: pointer;
  &:is(:hover, :focus-visible) { text-decoration: underline; }
`;

export const sortBarStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  margin-block-end: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  & > button {
    min-block-size: 2.75rem;
    margin: 0;
    padding-inline: ${theme.space.x1h};
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.full};
    color: ${theme.color.text};
  }
  & > button[aria-pressed='true'] { background: ${theme.color.tintNavy}; font-weight: 600; }
  @media (forced-colors: active) { & > button[aria-pressed='true'] { border: 2px solid Highlight; } }
`;

export const cardsStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  & > li {
    padding: ${theme.space.x2};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
  & [data-part='title'] {
    margin-block-end: ${theme.space.x1};
    font-family: ${theme.font.control};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & [data-part='title'] > button { min-block-size: 2.75rem; }
  ${cardFactsStyle}
  &[data-stale] { color: ${theme.color.textMuted}; }
`;
