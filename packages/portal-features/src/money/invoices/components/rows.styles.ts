import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

/** A row of a list: who and what at its beginning, the way to more at its end. */
export const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  & > [data-part='who'] {
    display: grid;
    flex: 1 1 16rem;
    gap: ${theme.space.half};
    justify-items: start;
    min-inline-size: 0;
  }
`;
