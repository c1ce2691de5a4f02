import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const listStyle = css`
  display: flex;
  flex-direction: column;
`;

export const rowStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};
  padding: ${theme.space.x1h};
  border-inline-start: 3px solid transparent;
  border-block-end: 1px solid ${theme.color.hairline};
  /* Long lists: what is out of sight costs no layout. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 6.5rem;

  &[data-open] { border-inline-start-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  & a { display: inline-flex; align-items: center; min-block-size: 1.75rem; overflow-wrap: anywhere; }
  & [data-part='name'] { color: ${theme.color.text}; font-family: ${theme.font.control}; font-weight: 600; text-decoration: none; }
  & [data-part='name']:hover { text-decoration: underline; }
  & [data-part='facts'] { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: ${theme.space.half} ${theme.space.x2}; }
  & [data-part='owed'] { display: grid; justify-items: start; gap: ${theme.space.half}; font-family: ${theme.font.control}; font-size: ${theme.text.sm}; }
  & [data-part='session'] { color: ${theme.color.textMuted}; font-family: ${theme.font.data}; font-size: ${theme.text.xs}; font-variant-numeric: tabular-nums; }
  &[data-open] [data-part='session'], &[data-open] [data-tone='muted'] { color: ${theme.color.text}; }
`;
