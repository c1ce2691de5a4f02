import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const listStyle = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  border-block-start: 1px solid ${theme.color.hairline};
`;

export const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  & > [data-part='who'] { display: flex; flex: 1 1 16rem; flex-direction: column; min-inline-size: 0; }
  & > :is([data-part='who'], [data-part='do']) a { color: ${theme.color.text}; }
  & > [data-part='do'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.half} ${theme.space.x2};
  }
`;
