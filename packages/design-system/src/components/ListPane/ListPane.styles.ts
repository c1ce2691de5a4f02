import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below, largeText, up } from '../../tokens/breakpoints.ts';

/* Below lg what is open takes the place of the list; from lg on the two stand side by side. */
export const paneStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x4};
  align-items: start;
  & > * { min-inline-size: 0; }

  @media ${below.lg} {
    &[data-view='detail'] > [data-part='list'] { display: none; }
    &[data-view='list'] > [data-part='detail'] { display: none; }
  }
  @media ${up.lg} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
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

/** The sheet that what is open beside a list stands on. */
export const paneSheetStyle = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  @media ${up.sm} {
    padding: ${theme.space.x3};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
  }
`;

/** The way back to the list, for where the list gave up its place. */
export const paneBackStyle = css`
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

/**
 * What makes a link, or a list item that holds one, a row of a pane's list: its ground, its rule, and the mark of the
 * one chosen.
 */
export const paneItemStyle = css`
  position: relative;
  display: block;
  padding: ${theme.space.x1} ${theme.space.x1h};
  border-inline-start: 3px solid transparent;
  border-block-end: 1px solid ${theme.color.hairline};
  color: ${theme.color.text};
  text-decoration: none;
  /* Long lists: what is out of sight costs no layout. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 4rem;

  &:hover { background: ${theme.color.sunken}; }
  &:is([aria-current], [data-open]) {
    border-inline-start-color: ${theme.color.primary};
    background: ${theme.color.tintNavy};
  }
  &:is([aria-current], [data-open]) :is([data-part='meta'], [data-tone='muted']) { color: ${theme.color.text}; }
  &:focus-visible { outline-offset: -2px; }

  @media print { content-visibility: visible; break-inside: avoid; }

  /* Forced colors draw even a transparent border, at every row: the one of the row chosen stands alone. */
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
    &:is([aria-current], [data-open]) { border-inline-start: 3px solid Highlight; }
  }
`;

export const rowStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0.125rem;
  align-items: center;
  min-block-size: 3rem;
  align-content: center;
  font-family: ${theme.font.control};
  &[data-faced] { grid-template-columns: 2rem minmax(0, 1fr); column-gap: ${theme.space.x1h}; }
  &[data-faced] > [data-part='face'] { grid-row: 1 / span 2; align-self: start; margin-block-start: 0.125rem; }
  &[data-faced] > :not([data-part='face']) { grid-column: 2; }
  & > * { min-inline-size: 0; }

  /* With large text on a phone the words need all of the room. */
  @media ${largeText} {
    &[data-faced] { grid-template-columns: minmax(0, 1fr); }
    &[data-faced] > [data-part='face'] { display: none; }
    &[data-faced] > :not([data-part='face']) { grid-column: 1; }
  }

  /* A name breaks between its words; a state that has no room beside it stands below. */
  & > [data-part='line'] { display: flex; flex-wrap: wrap; align-items: start; gap: 0.125rem ${theme.space.x1}; }
  & [data-part='name'] {
    flex: 1 1 auto;
    max-inline-size: 100%;
    font-size: ${theme.text.sm};
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  & [data-part='badge'] { display: flex; flex-wrap: wrap; gap: ${theme.space.half}; max-inline-size: 100%; }
  & > [data-part='meta'] {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    line-height: 1.4;
    overflow-wrap: break-word;
  }

  /* A name that is a link reaches over the whole row; what else can be pressed there stays above it. */
  & [data-part='name'] a { color: inherit; text-decoration: none; }
  & [data-part='name'] a::after { content: ''; position: absolute; inset: 0; }
  & [data-part='name'] a:focus-visible { outline: none; }
  & [data-part='name'] a:focus-visible::after { outline: 2px solid ${theme.color.focusRing}; outline-offset: -2px; }
  & [data-part='name'] a:hover { text-decoration: underline; }
  & > [data-part='more'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${theme.space.x1};
    font-size: ${theme.text.xs};
  }
  & > [data-part='more'] a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.75rem;
    color: inherit;
    font-size: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  & > [data-part='more'] a:is(:hover, :focus-visible) { text-decoration: underline; }
  @media (pointer: coarse) {
    & > [data-part='more'] a { min-block-size: 2.75rem; }
  }
`;
