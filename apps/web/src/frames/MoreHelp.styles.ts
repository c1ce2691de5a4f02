import { below, theme, up, visuallyHidden } from '@sakina/design-system';
import styled from 'styled-components';

/** The disclosure in the crisis bar. */
export const Fold = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 2rem;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space.x1};
    border-radius: ${theme.radius.sm};
    font-weight: 700;
    list-style: none;
    white-space: nowrap;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    &:focus-visible { outline-offset: -2px; }
    & > [data-part='words'] { text-decoration: underline; text-underline-offset: 0.18em; }
  }
  @media ${up.sm} { & > summary > [data-part='dots'] { display: none; } }
  @media ${up.md} { position: relative; }
  /* Three numbers and the way out fill a phone’s line; its name stays for who listens. */
  @media ${below.sm} {
    & > summary { padding-inline: 0; }
    & > summary > [data-part='words'] { ${visuallyHidden} }
    & > summary > [data-part='dots'] { font-size: ${theme.text.lg}; line-height: 1; }
  }
`;

/** The panel below the bar. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: grid;
  gap: ${theme.space.x2};
  max-inline-size: 32rem;
  max-block-size: calc(100dvh - var(--help-bar, 2.75rem));
  padding: ${theme.space.x2};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-end-end-radius: ${theme.radius.lg};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
  font-size: ${theme.text.sm};
  & > [data-part='note'] { color: ${theme.color.textMuted}; }
  /* With room it opens at what opened it. */
  @media ${up.md} {
    inset-inline: 0 auto;
    inline-size: 24rem;
    max-block-size: min(36rem, calc(100dvh - var(--help-bar, 2.75rem) - ${theme.space.x2}));
    border-end-start-radius: ${theme.radius.lg};
  }
`;

/** The lines of other countries. */
export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & > caption { padding-block-end: ${theme.space.half}; font-weight: 700; text-align: start; }
  & th { font-weight: 600; text-align: start; }
  & thead th { padding-block-end: ${theme.space.half}; color: ${theme.color.textMuted}; font-weight: 500; }
  & tbody tr { border-block-start: 1px solid ${theme.color.hairline}; }
  & :is(td, tbody th) { padding-inline-end: ${theme.space.x1}; }
  & td > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline-end: ${theme.space.x1};
    color: inherit;
    font-weight: 700;
    white-space: nowrap;
  }
`;
