import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const rowsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(50%, 1fr);
  column-gap: ${theme.space.x1h};
  @container (min-width: 34rem) { grid-template-columns: minmax(0, auto) minmax(60%, 1fr); }
`;

export const namesStyle = css`
  display: grid;
  grid-auto-rows: 1fr;
  min-inline-size: 0;
  max-inline-size: 16rem;
  & > span { display: grid; align-content: center; min-inline-size: 0; text-align: end; font-size: ${theme.text.xs}; line-height: 1.2; }
  & bdi { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow-wrap: anywhere; }
`;

/* The figure stands at the end of its bar, in room that the axis leaves for it. */
export const figuresStyle = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  & > span { position: absolute; translate: 0 -50%; padding-inline-start: 0.375rem; }
  &[data-columns] > span { inline-size: 0; display: flex; justify-content: center; translate: 0 calc(-100% - 0.25rem); padding: 0; }
`;
