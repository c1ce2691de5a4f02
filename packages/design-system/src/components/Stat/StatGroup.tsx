import styled from 'styled-components';
import { below, up } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

/**
 * Numbers side by side: two a line on phones where they fit, and from sm on, four from lg on. Columns are equal, but as
 * wide as their numbers need, so that long amounts never touch.
 */
export const StatGroup = styled.div`
  display: grid;
  gap: ${theme.space.x3} ${theme.space.x4};
  @media ${below.sm} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    & > * { flex: 1 1 8rem; min-inline-size: min-content; }
  }
  @media ${up.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media ${up.lg} { grid-template-columns: repeat(4, minmax(min-content, 1fr)); }
  @media ${up.lg} {
    /* A fifth figure stands on the line of the others; a label takes its room from its neighbours rather than a
       second line. */
    &:has(> :nth-child(5):last-child) {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${theme.space.x3};
      & > * { flex: 1 1 0; min-inline-size: min-content; }
      & [data-part='label'] { white-space: nowrap; }
    }
  }
`;
