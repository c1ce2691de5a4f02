import { below, theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

/* Below lg the record takes the place of the list; from lg on the two stand side by side. */
export const deskStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;

  @media ${below.lg} {
    &[data-view='record'] > [data-part='list'] { display: none; }
    &[data-view='list'] > [data-part='record'] { display: none; }
  }
  @media ${up.lg} {
    grid-template-columns: 25rem minmax(0, 1fr);
    & > [data-part='list'] {
      position: sticky;
      inset-block-start: calc(var(--frame-offset, 0rem) + ${theme.space.x3});
      max-block-size: calc(100dvh - var(--frame-offset, 0rem) - ${theme.space.x6});
      overflow-y: auto;
      overscroll-behavior: contain;
      /* Room for focus rings, which the scrolling edge would cut. */
      margin: calc(-1 * ${theme.space.half});
      padding: ${theme.space.half};
    }
  }
`;

export const paperStyle = css`
  min-inline-size: 0;
  @media ${up.sm} {
    padding: ${theme.space.x4};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
  }
`;

export const backStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.x1};
  min-block-size: ${theme.size.controlHeight};
  margin-block-end: ${theme.space.x1};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 600;
  & > svg { inline-size: 1.15em; block-size: 1.15em; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
  @media ${up.lg} { display: none; }
`;

export const entryStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
`;

export const flagStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x2};
  padding: ${theme.space.x2};
  border: 2px solid ${theme.color.danger};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;
