import { css } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

/** The position of toasts, with or without React Aria. */
export const placeStyle = css`
  position: fixed;
  inset-block-end: calc(${theme.space.x2} + env(safe-area-inset-bottom));
  inset-inline-end: ${theme.space.x2};
  z-index: 200;
  inline-size: min(26rem, calc(100vw - 2 * ${theme.space.x2}));

  /* Above a sticky row of buttons, so that neither covers the other. */
  @media ${below.sm} { inset-block: ${theme.space.x2} auto; }
`;
