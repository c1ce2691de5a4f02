import { css, keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/* The fade at the end of the row is gone once the row is scrolled to its end. */
const toEnd = keyframes`from { mask-size: 100% 100%; } to { mask-size: calc(100% + 1.5rem) 100%; }`;

/**
 * A row that scrolls sideways: that there is more than room is said by a fade, not by a bar. Where nothing scrolls the
 * timeline is idle, and there is none.
 */
const rowFade = css`
  scrollbar-width: none;
  @supports (animation-timeline: scroll(self inline)) {
    mask: linear-gradient(to right, #000 calc(100% - 1.5rem), transparent) left / calc(100% + 1.5rem) 100% no-repeat;
    [dir='rtl'] & { mask-image: linear-gradient(to left, #000 calc(100% - 1.5rem), transparent); mask-position: right; }
    /* It follows the scrolling and never moves by itself, so it stays for who wants no motion. */
    animation: ${toEnd} linear both !important;
    animation-timeline: scroll(self inline) !important;
  }
  @media (forced-colors: active) { mask: none; }
`;

/** A row of tabs, or of links that look like them, over what they show. */
export const tabRow = css`
  display: flex;
  gap: ${theme.space.x1};
  /* The first word stands under the first letter of the title, and the line under them begins there as well. */
  margin-inline-start: calc(-1 * ${theme.space.half});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-block-end: 1px solid transparent;
  background: linear-gradient(${theme.color.hairline} 0 0) right bottom / calc(100% - ${theme.space.half}) 1px no-repeat border-box;
  [dir='rtl'] & { background-position: left bottom; }
  ${rowFade}
`;

/** How many things are in a tab, or behind such a link. */
export const tabCount = css`
  min-inline-size: 1.375rem;
  padding-inline: ${theme.space.half};
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.375rem;
  text-align: center;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
