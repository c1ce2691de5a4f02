import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { markStyle } from './choice.styles.ts';

/** The box or circle that shows whether a choice is made. */
export const Mark = styled.span`${markStyle}`;

/** The dot of a chosen radio button. */
export const Dot = styled.span`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: ${theme.radius.full};
  background: currentcolor;
`;
