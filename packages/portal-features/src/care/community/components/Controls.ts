import { theme, up } from '@sakina/design-system';
import styled from 'styled-components';

/**
 * What a list is narrowed and ordered by: in a line; on a phone two beside each other under the search, or each on its
 * own line where its words would be cut.
 */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(10rem, 50% - ${theme.space.x2})), 1fr));
  gap: ${theme.space.x2};
  align-items: end;
  inline-size: 100%;
  & > search { grid-column: 1 / -1; }
  /* One that has no other beside it. */
  & > div:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
  @media ${up.sm} {
    display: flex;
    flex-wrap: wrap;
    inline-size: auto;
    & > search { flex: 1 1 9rem; }
    & > [aria-hidden] { flex: 0 1 11rem; }
  }
`;
