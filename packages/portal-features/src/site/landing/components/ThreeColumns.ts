import styled from 'styled-components';
import { theme, up } from '@sakina/design-system';

/** Three columns where all three fit, else one: never two and one left over. */
export const ThreeColumns = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x3};
  list-style: none;
  @media ${up.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
