import { theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.x2} ${theme.space.x4};
`;

export const panelsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;

  /* Recording and consent come first to ear and thumb; on a wide screen they stand beside the people. */
  @media ${up.md} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    & > [data-part='people'] { grid-area: 1 / 1; }
    & > [data-part='recording'] { grid-area: 1 / 2; }
  }
`;

export const footStyle = css`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1h};
  margin-block-start: auto;
  padding-block: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.canvas};
`;
