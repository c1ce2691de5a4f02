import { below, theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

/* Below lg one part is shown at a time; from lg on the list stays beside the plan. */
export const deskStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;

  @media ${below.lg} {
    &[data-view='plan'] > [data-part='list'] { display: none; }
    &[data-view='list'] > [data-part='plan'] { display: none; }
  }
  @media ${up.lg} {
    grid-template-columns: 23rem minmax(0, 1fr);
    gap: ${theme.space.x5};
  }
`;

export const paperStyle = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  @media ${up.sm} {
    padding: ${theme.space.x4};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
  }
`;

export const itemStyle = css`
  display: grid;
  justify-items: start;
  gap: ${theme.space.half};
  min-block-size: ${theme.size.rowHeight};
  padding: ${theme.space.x1} ${theme.space.x1h};
  border-inline-start: 2px solid transparent;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  text-decoration: none;

  &:hover { background: ${theme.color.sunken}; }
  &[aria-current] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  &:focus-visible { outline-offset: -2px; }

  & [data-part='name'] { font-family: ${theme.font.control}; font-weight: 600; overflow-wrap: anywhere; }
  & [data-part='facts'] { font-size: ${theme.text.sm}; overflow-wrap: anywhere; }
`;

export const backStyle = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.controlHeight};
  @media ${up.lg} { display: none; }
`;

export const wordsStyle = css`
  max-inline-size: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
