import { below, theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

/* Below lg one part is shown at a time; from lg on the list stays beside the note. */
export const deskStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;

  @media ${below.lg} {
    &[data-view='note'] > [data-part='list'] { display: none; }
    &[data-view='list'] > [data-part='note'] { display: none; }
  }
  @media ${up.lg} {
    grid-template-columns: 23rem minmax(0, 1fr);
    gap: ${theme.space.x5};
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
