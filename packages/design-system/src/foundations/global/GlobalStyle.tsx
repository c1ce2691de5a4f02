import { createGlobalStyle, css } from 'styled-components';
import '../fonts/fallbacks.css';
import '../fonts/fonts.css';
import { theme, themeVariables } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';
import { printStyle } from './print.ts';

// The cover of a session sets an attribute on `body`. By `:has()` the browser would ask of each element that is added
// whether all others are hidden now: 30 to 45 ms on a processor four times slower.

// `none` rather than a very short duration: a transition would apply to every element and delay each change by a frame,
// and an animation shows its first keyframe, often transparent, until the next frame is drawn, which a busy device does
// late.
/** Disables all motion: every change is instant. */
const stillness = css`
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
`;

/** The custom properties of both themes, a small reset, and the base of type and focus. Mount once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-block: calc(5rem + var(--help-bar, 0rem)) 5rem; }
  /* A bar of buttons at the lower edge of a phone may have two rows; what takes focus stands above it. */
  @media ${below.sm} { :root:has([data-sticky]) { scroll-padding-block-end: 10rem; } }
  /* What sticks to the upper edge, and every dialog, keeps below the bar of crisis help. */
  :root:has([data-help-bar]) { --help-bar: 2.75rem; }
  /* What keeps to the lower edge of the window stands above the word that the connection is gone. */
  :root:has([data-connection-banner]) { --connection-banner: 3.5rem; }
  /* Beside the cover of a session nothing is seen, read out, reached or printed, whatever is added later. */
  body[data-covered] > :not([data-session-cover]), body[data-covered] > :not([data-session-cover]) * { visibility: hidden !important; }
  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font-family: ${theme.font.reading};
    font-size: ${theme.text.md};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  h1, h2, h3, h4 { font-family: ${theme.font.display}; font-weight: 600; line-height: 1.2; text-wrap: balance; }
  p, li, dd { text-wrap: pretty; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  a { color: ${theme.color.actionText}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible, [data-focus-visible] {
    outline: 2px solid ${theme.color.focusRing};
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) { outline: none; }
  /* An icon keeps its own color where the browser forces those of text, and is lost on a ground it was not drawn for. */
  @media (forced-colors: active) { svg { color: inherit !important; } }
  ::selection { background: ${theme.color.tintPink}; color: ${theme.color.text}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { ${stillness} }
  }
  [data-motion='reduced'] { &, *, *::before, *::after { ${stillness} } }
  ${printStyle}
`;
