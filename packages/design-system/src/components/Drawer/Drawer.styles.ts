import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { Overlay, innerHeads } from '../Dialog/overlay.styles.ts';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';

export const Edge = styled(Overlay)`
  &[data-placement='end'] { justify-content: flex-end; }
`;

export const Panel = styled(Modal)`
  --overlay-inset: ${theme.space.x2};
  display: flex;
  block-size: 100%;
  max-inline-size: calc(100vw - 3rem);
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  @media (forced-colors: active) { border-inline: 1px solid CanvasText; }
  transition: translate ${theme.motion.slow} ${theme.motion.easing};

  &[data-size='nav'] { inline-size: 250px; }
  &[data-size='panel'] { inline-size: 30rem; }

  &[data-entering], &[data-exiting] { translate: -100% 0; }
  &[data-placement='end'][data-entering], &[data-placement='end'][data-exiting] { translate: 100% 0; }
  [dir='rtl'] &[data-entering], [dir='rtl'] &[data-exiting] { translate: 100% 0; }
  [dir='rtl'] &[data-placement='end'][data-entering], [dir='rtl'] &[data-placement='end'][data-exiting] {
    translate: -100% 0;
  }
`;

export const Box = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const Body = styled.div`
  ${innerHeads}
  flex: 1;
  padding: ${theme.space.half} var(--overlay-inset) ${theme.space.x2};
  /* A navigation brings its own ground, which fills the drawer to its edges. */
  [data-size='nav'] & { padding: 0; }
`;
