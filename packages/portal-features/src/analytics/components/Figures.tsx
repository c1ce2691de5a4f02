import { theme, up } from '@sakina/design-system';
import styled from 'styled-components';

/** Numbers side by side: one a line on phones, two from sm on, four from lg on. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3} ${theme.space.x2};
  @media ${up.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${up.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
