import { adminBelow, adminUp, theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const filtersStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.x2} ${theme.space.x4};

  & > [data-part='search'] { flex: 1 1 16rem; max-inline-size: 26rem; }
  & > [data-part='more'] { display: contents; }

  @media ${adminUp.sm} {
    & > [data-part='more'] > :first-child { inline-size: 12rem; }
  }
  @media ${adminBelow.sm} {
    flex-direction: column;
    align-items: stretch;
    & > [data-part='search'] { flex: none; max-inline-size: none; }
    & > [data-part='more'] { display: none; }
    & > [data-part='more'][data-open] { display: flex; flex-direction: column; gap: ${theme.space.x2}; }
  }
`;
