import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const entryStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
`;

export const flagStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  padding: ${theme.space.x2};
  border: 2px solid ${theme.color.danger};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;
