import { ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** What dims the page behind a dialog or a drawer. */
export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 100;
  display: flex;
  block-size: var(--visual-viewport-height, 100dvh);
  background: ${theme.color.overlay};
  transition: opacity ${theme.motion.slow} ${theme.motion.easing};

  &[data-entering], &[data-exiting] { opacity: 0; }
`;
