import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { markStyle } from './choice.styles.ts';

/** The box or circle that shows whether a choice is made. */
export const Mark = styled.span`${markStyle}`;

/**
 * The dot of a chosen radio button. It is drawn as a border: print and forced colors remove backgrounds, but not
 * borders.
 */
export const Dot = styled.span`
  inline-size: 0;
  block-size: 0;
  border: 0.25rem solid currentcolor;
  border-radius: ${theme.radius.full};
`;
