import { theme } from '@sakina/design-system';
import styled from 'styled-components';

/** What people wrote, one below the other, with a line between. */
export const Rows = styled.ul`
  display: grid;
  min-inline-size: 0;
  &[aria-busy='true'] { cursor: progress; }
  & > li {
    min-inline-size: 0;
    padding-block: ${theme.space.x3};
    border-block-start: 1px solid ${theme.color.hairline};
    outline-offset: 0.25rem;
    overflow-wrap: anywhere;
  }
  /* Answers to a reply stand under it. */
  & > li[data-inner] {
    margin-inline-start: ${theme.space.x3};
    padding-inline-start: ${theme.space.x2};
    border-inline-start: 2px solid ${theme.color.hairline};
  }
`;
