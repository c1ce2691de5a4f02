import { theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
`;

export const panelsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;
  @media ${up.md} { grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr); }
`;

export const footStyle = css`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1h};
  margin-block-start: auto;
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
`;
