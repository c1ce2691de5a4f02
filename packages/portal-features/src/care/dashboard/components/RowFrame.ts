import { theme, up } from '@sakina/design-system';
import styled from 'styled-components';

/** A row of a list of sessions: who it is with, the facts, and at the end what can be done. */
export const RowFrame = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1} ${theme.space.x2};
  align-items: start;
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};

  &:last-child { border-block-end: 0; }
  &:focus-visible { outline-offset: -2px; }
  & > [data-actions] { grid-column: 2; }
  @media ${up.md} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > [data-actions] { grid-column: 3; align-self: center; }
  }
`;

/** The first line of a row: when, with its state. */
export const RowTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
`;
