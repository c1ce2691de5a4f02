import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const rowsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(40%, 1fr) auto;
  column-gap: ${theme.space.x1h};
  @container (min-width: 34rem) { grid-template-columns: minmax(0, auto) minmax(60%, 1fr) auto; }
`;

export const namesStyle = css`
  display: grid;
  grid-auto-rows: 1fr;
  min-inline-size: 0;
  max-inline-size: 16rem;
  & > span {
    display: grid;
    align-content: center;
    min-inline-size: 0;
    text-align: end;
    font-size: ${theme.text.xs};
    line-height: 1.2;
  }
  & bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

const figureStyle = css`
  pointer-events: none;
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
`;

export const roomStyle = css`
  ${figureStyle}
  display: grid;
  block-size: 0;
  /* The gap of the grid is room as well. */
  margin-inline-start: -0.375rem;
  visibility: hidden;
  & > span { grid-area: 1 / 1; }
`;

/* The figure stands at the end of its bar: above a column, in the room of its own beside a row. */
export const figuresStyle = css`
  ${figureStyle}
  position: absolute;
  inset: 0;
  & > span { position: absolute; translate: 0 -50%; padding-inline-start: 0.375rem; }
  &[data-columns] > span {
    inline-size: 0;
    display: flex;
    justify-content: center;
    translate: 0 calc(-100% - 0.25rem);
    padding: 0;
  }
`;
