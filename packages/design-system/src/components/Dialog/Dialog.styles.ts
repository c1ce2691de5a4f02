import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';
import { Overlay, innerHeads } from './overlay.styles.ts';

export const DialogOverlay = styled(Overlay)`
  align-items: center;
  justify-content: center;
  padding: ${theme.space.x2};

  @media ${below.sm} { align-items: end; padding: ${theme.space.x4} 0 0; }
`;

export const Panel = styled(Modal)`
  --overlay-inset: ${theme.size.cardPadding};
  display: flex;
  inline-size: 100%;
  max-block-size: 100%;
  border-radius: ${theme.radius.lg};
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  overflow: hidden;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  transition: translate ${theme.motion.slow} ${theme.motion.easing};

  &[data-size='sm'] { max-inline-size: 26rem; }
  &[data-size='md'] { max-inline-size: 36rem; }
  &[data-size='lg'] { max-inline-size: 52rem; }
  &[data-entering], &[data-exiting] { translate: 0 1rem; }

  @media ${below.sm} {
    &[data-size] { max-inline-size: none; }
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-entering], &[data-exiting] { translate: 0 100%; }
  }
`;

/** The dialog itself scrolls, so that its focusable buttons are inside the scrolling element. */
export const Box = styled(Dialog)`
  flex: 1;
  min-inline-size: 0;
  overflow: auto;
  /* What has focus must not lie under the head or the buttons, which stay in place. */
  scroll-padding-block: 4.5rem 9rem;
  @media (max-height: 30rem) { scroll-padding-block: ${theme.space.x1}; }
  overscroll-behavior: contain;
  outline: none;
`;

export const Body = styled.div`
  ${innerHeads}
  padding: 0 var(--overlay-inset) var(--overlay-inset);
`;
