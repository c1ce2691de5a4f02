import { css } from 'styled-components';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';

/* Marks of the axes are words of the page, so the grid gives them the room they need: nothing is measured, and the side
   where reading begins has the values in both directions. */
export const plotStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${theme.space.x1};
  padding-block-start: 0.625rem;
`;

export const valuesStyle = css`
  display: grid;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: end;
  white-space: nowrap;
  & > span { grid-area: 1 / 1; align-self: start; margin-block-start: -0.5em; }
`;

export const areaStyle = css`
  position: relative;
  min-inline-size: 0;
  cursor: crosshair;

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    overflow: visible;
  }
  /* Time and categories begin where reading begins. Nothing in the drawing is text, so it can be turned as a whole. */
  [data-direction='rtl'] & > svg { transform: scaleX(-1); }

  & [data-part='grid'] { stroke: ${theme.color.hairline}; }
  & [data-part='zero'] { stroke: ${theme.color.controlBorder}; }
  & [data-part='cursor'] { stroke: ${theme.color.textMuted}; stroke-dasharray: 2 3; }
  & [data-part='band'] { fill: ${theme.color.tintNavy}; }
  & [data-part='band'][data-odd] { fill: transparent; }
  & [data-part='edge'] { stroke: ${theme.color.controlBorder}; stroke-dasharray: 1 4; }
  & [data-part='line'] {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & [data-part='marker'] { fill: currentColor; stroke: ${theme.color.surface}; stroke-width: 1.5; paint-order: stroke; }
  & [data-part='bar'] {
    stroke: currentColor;
    stroke-width: 1;
    transition: opacity ${theme.motion.fast} ${theme.motion.easing};
  }
  & [data-dimmed] { opacity: 0.55; }
  @media (forced-colors: active) {
    & [data-part='grid'], & [data-part='zero'], & [data-part='edge'] { stroke: GrayText; }
    & [data-part='cursor'] { stroke: Highlight; }
    & [data-part='band'] { fill: Canvas; }
    & [data-dimmed] { opacity: 1; }
    & [data-active] { color: Highlight; }
  }
`;

/** Longest that the name of a range beside a drawing may be. */
const BAND_NAME = 'min(10rem, 45cqi)';

export const bandNamesStyle = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  & > span {
    position: absolute;
    inset-inline-end: ${theme.space.half};
    max-inline-size: 60%;
    overflow: hidden;
    padding-inline: 0.25rem;
    border-radius: 2px;
    background: ${theme.color.surface};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    line-height: 1.3;
    text-overflow: ellipsis;
    /* A line may pass behind the word, not through it. */
    white-space: nowrap;
  }
  /* With room the names stand beside the drawing, so that no line ends in a word: on a phone too, but not with text at twice its size. */
  &[data-outside] { @container (min-width: 16rem) { overflow: visible; } }
  &[data-outside] > span {
    @container (min-width: 16rem) {
      inset-inline: calc(100% + ${theme.space.half}) auto;
      max-inline-size: ${BAND_NAME};
      background: transparent;
    }
  }
`;

/** The names once more, unseen: as wide as the longest, which the drawing gives way to. */
export const bandRoomStyle = css`
  display: none;
  block-size: 0;
  overflow: hidden;
  padding-inline: 0.25rem;
  font-size: ${theme.text.xs};
  white-space: nowrap;
  visibility: hidden;
  max-inline-size: ${BAND_NAME};
  & > bdi { display: block; }
  @container (min-width: 16rem) { display: block; }
`;

export const pointsStyle = css`
  position: absolute;
  inset: 0;
  border-radius: ${theme.radius.sm};
  /* A finger that moves up or down goes on scrolling the page. */
  touch-action: pan-y;
  &:focus-visible { outline-offset: 4px; }
  & > [role='option'] { position: absolute; inset-block: 0; }
  &[aria-orientation='vertical'] > [role='option'] { inset-block: auto; inset-inline: 0; }
`;

export const placesStyle = css`
  position: relative;
  grid-column: 2;
  display: grid;
  padding-block-start: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  line-height: 1.3;

  & > span {
    grid-area: 1 / 1;
    justify-self: start;
    inline-size: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  & > span[data-edge='start'] { justify-content: flex-start; }
  & > span[data-edge='end'] { justify-content: flex-end; }
  & > span[data-wraps] { white-space: normal; text-align: center; }
  & > span[data-wraps] > bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }
`;

export const endsStyle = css`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 11rem;
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.2;
  & > span {
    grid-area: 1 / 1;
    align-self: start;
    display: flex;
    align-items: center;
    gap: ${theme.space.half};
    block-size: 1.25rem;
    margin-block-start: -0.625rem;
  }
  & bdi { overflow: hidden; color: ${theme.color.text}; text-overflow: ellipsis; white-space: nowrap; }
  @container (min-width: 34rem) { display: grid; }
`;

export const cardStyle = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: var(--card-start, auto) var(--card-end, auto);
  z-index: 2;
  display: grid;
  gap: 0.25rem;
  inline-size: max-content;
  max-inline-size: min(18rem, 85%);
  padding: ${theme.space.x1} ${theme.space.x1h};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  ${raisedGround}
  box-shadow: ${theme.shadow.mid};
  font-size: ${theme.text.xs};
  line-height: 1.35;
  pointer-events: none;

  & > b { color: ${theme.color.textMuted}; font-weight: 600; overflow-wrap: anywhere; }
  & > span { display: flex; align-items: center; gap: ${theme.space.x1}; }
  & > span > bdi { flex: 1; min-inline-size: min-content; overflow-wrap: break-word; }
  & > span > strong {
    font-family: ${theme.font.data};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > em { color: ${theme.color.textMuted}; font-style: normal; }
  /* Where there is no room beside the point, the cursor alone tells which it is. */
  @container (max-width: 33.99rem) {
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    & > span > strong { white-space: normal; }
  }
  @media print { display: none; }
`;
