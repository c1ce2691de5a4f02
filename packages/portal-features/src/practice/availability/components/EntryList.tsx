import { theme } from '@sakina/design-system';
import styled from 'styled-components';

/** Entries with their buttons at the end of the line. */
export const EntryList = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.x1};
    padding-block: ${theme.space.x1};
    border-block-start: 1px solid ${theme.color.hairline};
  }
  & > li > :first-child { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`;
