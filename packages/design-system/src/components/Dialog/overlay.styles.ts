import { Heading } from 'react-aria-components/Heading';
import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { footStyle } from './foot.styles.ts';

/** What dims the page behind a dialog or a drawer. */
export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset-block-start: var(--help-bar, 0rem);
  inset-inline: 0;
  z-index: 100;
  display: flex;
  block-size: calc(var(--visual-viewport-height, 100dvh) - var(--help-bar, 0rem));
  background: ${theme.color.overlay};
  transition: opacity ${theme.motion.slow} ${theme.motion.easing};

  &[data-entering], &[data-exiting] { opacity: 0; }
`;

/* A panel says once how far its words stand from its edges: '--overlay-inset'. Head, body and buttons follow. */

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.x1};
  padding-block: ${theme.space.x1h} ${theme.space.x1};
  /* The cross itself, not its room to press, stands over the edge of the words, as far as its focus ring has room. */
  padding-inline: var(--overlay-inset) max(0.25rem, calc(var(--overlay-inset) - 0.75rem));
  background: ${theme.color.surface};
  /* In a low window (a phone on its side, 400 % zoom) head and buttons scroll along: they would cover the words (WCAG 1.4.10). */
  @media (max-height: 30rem) { position: static; }
`;

/** Headings within an overlay stand below its title: never larger than it, whatever they are on a page. */
export const innerHeads = css`
  && :is(h2, h3, h4) { font-size: ${theme.text.md}; line-height: 1.35; letter-spacing: 0; }
`;

export const Title = styled(Heading)`
  min-inline-size: 0;
  /* Its first line stands level with the cross, whatever the density. */
  padding-block: calc((2.75rem - 1.3em) / 2);
  font-size: ${theme.text.lg};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`${footStyle}`;
