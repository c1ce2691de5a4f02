import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const listStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
`;

export const itemStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.125rem ${theme.space.x1};
  min-block-size: ${theme.size.rowHeight};
  padding: ${theme.space.x1} ${theme.space.x1h};
  border-inline-start: 2px solid transparent;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  text-decoration: none;

  &:hover { background: ${theme.color.sunken}; }
  &[aria-current] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  &:focus-visible { outline-offset: -2px; }

  & [data-part='name'] { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
  & [data-part='facts'] { color: ${theme.color.textMuted}; font-family: ${theme.font.data}; font-size: ${theme.text.xs}; font-variant-numeric: tabular-nums; }
  &[aria-current] [data-part='facts'] { color: ${theme.color.text}; }
  & [data-part='unsaved'] { grid-column: 1 / -1; display: flex; align-items: center; gap: ${theme.space.half}; color: ${theme.color.dangerText}; font-family: ${theme.font.control}; font-size: ${theme.text.xs}; font-weight: 600; }
  & [data-part='unsaved'] > svg { inline-size: 1.1em; block-size: 1.1em; flex: none; }
`;
