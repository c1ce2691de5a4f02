import { css } from 'styled-components';
import { colorNames, theme } from './theme.ts';

/**
 * The ground of what floats above the page. What is in it takes it for its surface, so that by night the whole panel is
 * nearer.
 */
export const raisedGround = css`
  ${colorNames.surface}: ${theme.color.raised};
  background: ${theme.color.surface};
  color: ${theme.color.text};
`;
