import styled, { keyframes } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { innerHeads } from '../Dialog/overlay.styles.ts';
import { colorNames, theme } from '../../themes/theme.ts';

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.x3};
  & > :first-child { flex: 1; min-inline-size: 0; }
`;

const fromTheEnd = keyframes`from { opacity: 0; translate: var(--from) 0; }`;
const appear = keyframes`from { opacity: 0; }`;

export const Underlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 99;
  background: ${theme.color.overlay};
  animation: ${appear} ${theme.motion.base} ${theme.motion.easing};
`;

export const Sheet = styled.section`
  --overlay-inset: ${theme.space.x2};
  --from: 1rem;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: min(26rem, 40vw);
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 4.5rem 6rem;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  /* Outside: its head and foot stay in place over the edge, and would cut a ring within. */
  outline-offset: 2px;
  animation: ${fromTheEnd} ${theme.motion.base} ${theme.motion.easing};
  [dir='rtl'] & { --from: -1rem; }

  /* Beside the content: stays in sight while the list scrolls, below the bar at the top of the page. */
  &[data-mode='beside'] {
    position: sticky;
    inset-block-start: 5rem;
    max-block-size: calc(100dvh - 6rem);
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.lg};
    box-shadow: ${theme.shadow.low};
  }
  &[data-mode='modal'] {
    ${colorNames.surface}: ${theme.color.raised};
    --from: 3rem;
    position: fixed;
    inset-block: 0;
    inset-inline-end: 0;
    z-index: 100;
    inline-size: min(30rem, calc(100vw - 3rem));
    /* The only thing there: all of the screen says where the focus is. */
    outline: none;
    box-shadow: ${theme.shadow.high};
  }
  [dir='rtl'] &[data-mode='modal'] { --from: -3rem; }
  @media ${below.sm} { &[data-mode='modal'] { inline-size: 100vw; } }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Body = styled.div`
  ${innerHeads}
  flex: 1;
  padding: ${theme.space.half} var(--overlay-inset) ${theme.space.x2};
  overflow-wrap: anywhere;
`;
