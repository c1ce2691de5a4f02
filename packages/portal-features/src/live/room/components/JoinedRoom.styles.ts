import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

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
