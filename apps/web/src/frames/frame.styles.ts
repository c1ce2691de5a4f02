import { below, theme } from '@sakina/design-system';
import styled from 'styled-components';

/** A page that fills the window, with its footer at the bottom. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  /* Height of what sticks to the upper edge, for what sticks below it: crisis help where it stands, and the top bar. */
  --frame-offset: calc(var(--help-bar, 0rem) + 4rem);
  [data-density='compact'] & { --frame-offset: calc(var(--help-bar, 0rem) + 3rem); }
  &:has(> [data-breakpoints]) { --bar-width: none; --bar-inset: ${theme.space.x3}; }
  /* The running session's bar sticks to the lower edge; what else sticks there keeps above it. */
  &:has([data-running-session]) {
    --frame-end: 3.75rem;
    @media ${below.sm} { --frame-end: 6.75rem; }
  }
  /* A room that runs fills the window: the frame gives way to it, and only what is about someone's safety stays
     above. */
  :root[data-room] & {
    block-size: 100dvh;
    min-block-size: 0;
    padding-block-end: var(--connection-banner, 0rem);
    overflow: hidden;
    & > header { display: none; }
  }
  /* Two bars would take a sixth of a phone: help and the way out stay, the menu is a flick away. */
  &[data-has-help] { @media ${below.sm} { --frame-offset: var(--help-bar, 0rem); & > header { position: static; } } }
`;

export const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:focus { outline: none; }
  :root[data-room] & { position: relative; min-block-size: 0; }
`;

/** Keeps the footer below the first window: otherwise loading content would push it away. */
export const TallMain = styled(Main)`
  min-block-size: calc(100dvh - var(--frame-offset));
`;
