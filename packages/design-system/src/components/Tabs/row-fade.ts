import { css, keyframes } from 'styled-components';

/* The fade at the end of the row is gone once the row is scrolled to its end. */
const toEnd = keyframes`from { mask-size: 100% 100%; } to { mask-size: calc(100% + 1.5rem) 100%; }`;

/**
 * A row that scrolls sideways: that there is more than room is said by a fade, not by a bar. Where nothing scrolls the
 * timeline is idle, and there is none.
 */
export const rowFade = css`
  scrollbar-width: none;
  @supports (animation-timeline: scroll(self inline)) {
    mask: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent) left / calc(100% + 1.5rem) 100% no-repeat;
    [dir='rtl'] & { mask-image: linear-gradient(to left, #000 calc(100% - 1.5rem), transparent); mask-position: right; }
    animation: ${toEnd} linear both;
    animation-timeline: scroll(self inline);
  }
  @media (forced-colors: active) { mask: none; }
`;
