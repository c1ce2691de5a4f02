import { css } from 'styled-components';
import { readingMeasure } from '../../tokens/measure.ts';
import { theme } from '../../themes/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { seriesColours } from './series-style.tsx';

/* Widths inside follow the chart's own, not the window's: it stands in columns as well as across a page. */
export const figureStyle = css`
  container-type: inline-size;
  /* One line needs no more room than the eye follows. */
  &[data-one] { max-inline-size: 45rem; }
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  line-height: 1.4;
  break-inside: avoid;
  ${seriesColours}
`;

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};

  & > div { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & strong {
    display: block;
    font-family: ${theme.font.display};
    font-size: var(--group-title, ${theme.text.lg});
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }
  & span { display: block; color: ${theme.color.textMuted}; font-size: ${theme.text.sm}; }
  @media print { & > button { display: none; } }
`;

export const toggleStyle = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x1};
  min-block-size: calc(${theme.size.controlHeight} - 0.25rem);
  padding-inline: ${theme.space.x1h};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 600;
  cursor: pointer;

  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-selected] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.textOnPrimary};
  }
  & > svg { inline-size: 1rem; block-size: 1rem; }
  @media (forced-colors: active) { &[data-selected] { border-color: Highlight; outline: 1px solid Highlight; } }
  @media (pointer: coarse) { min-block-size: 2.75rem; }
`;

export const summaryStyle = css`
  max-inline-size: ${readingMeasure};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.reading};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  & > p + p { margin-block-start: ${theme.space.half}; }
  & b { color: ${theme.color.text}; font-weight: 600; }
  &[data-hidden] { ${visuallyHidden} }
`;

export const emptyStyle = css`
  display: grid;
  place-items: center;
  padding: ${theme.space.x2};
  border: 1px dashed ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  text-align: center;
`;

export const legendStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.half} ${theme.space.x2};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.text.sm};
  & > li { display: flex; align-items: center; gap: ${theme.space.x1}; min-inline-size: 0; }
  & bdi { overflow-wrap: anywhere; }
`;

export const tableStyle = css`
  max-block-size: 24rem;
  overflow: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  & > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
  }
  & caption { ${visuallyHidden} }
  & th, & td { padding: ${theme.space.half} ${theme.size.cellPadding}; text-align: end; white-space: nowrap; }
  & th[scope='row'], & thead th:first-child { text-align: start; white-space: normal; overflow-wrap: anywhere; }
  & th { font-weight: 600; }
  & tbody th { font-weight: 400; }
  & tbody > tr > * { block-size: ${theme.size.rowHeight}; border-block-start: 1px solid ${theme.color.hairline}; }
  & tbody > tr:hover > * { background: ${theme.color.sunken}; }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
  }
  & [data-missing] { color: ${theme.color.textMuted}; }
  & tfoot > tr > * { border-block-start: 2px solid ${theme.color.controlBorder}; font-weight: 700; }
  @media print { max-block-size: none; overflow: visible; }
`;
