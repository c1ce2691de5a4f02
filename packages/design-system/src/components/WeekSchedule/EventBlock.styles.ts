import { css } from 'styled-components';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';
import { eventToneStyle } from '../EventCalendar/event.styles.ts';

/** An event at its time, beside those that share it. */
export const blockStyle = css`
  ${eventToneStyle}
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--top) / 60 * var(--hour));
  /* A strip stays free, for what stands behind and for adding beside. */
  inset-inline-start: calc(var(--column) / var(--columns) * (100% - 0.625rem));
  inline-size: calc(var(--span) / var(--columns) * (100% - 0.625rem) - 3px);
  block-size: calc(var(--length) / 60 * var(--hour) - 1px);
  min-block-size: 1.5rem;
  margin-inline-start: 1px;
  pointer-events: auto;
`;

export const faceStyle = css`
  position: relative;
  container: event-block / inline-size;
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  padding-block: 0.125rem;
  padding-inline: 0.375rem 0.25rem;
  border: 1px solid var(--event-edge);
  border-inline-start-width: 4px;
  border-radius: ${theme.radius.sm};
  background: var(--event-ground);
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: 0.75rem;
  line-height: 1.3;
  text-align: start;
  overflow: hidden;
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;

  &:hover { box-shadow: ${theme.shadow.mid}; }
  &:focus-visible { z-index: 2; outline-offset: 1px; }
  &[data-tentative] { border-style: dashed; border-inline-start-style: solid; }
  &[data-cancelled] [data-part='title'] { text-decoration: line-through; }
  &[data-held] { opacity: 0.55; }
  &[aria-busy='true'] { cursor: progress; }
  &[data-short] { padding-block: 0; }
  @media print { overflow: visible; }
`;

/** The text of an event, in whole lines: what does not fit flows to a second column, which is clipped. */
export const linesStyle = css`
  display: flex;
  flex-flow: column wrap;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  & > span { inline-size: 100%; overflow-wrap: anywhere; }
  [data-part='title'] { max-block-size: 100%; font-weight: 700; overflow: hidden; }
  @supports (block-size: round(down, 100%, 1lh)) { [data-part='title'] { max-block-size: round(down, 100%, 1lh); } }
  [data-part='title'] > svg {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: 0.25rem;
    vertical-align: -0.125rem;
  }
  [data-part='mark'] > svg {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-start: 0.25rem;
    vertical-align: -0.125rem;
  }
  [data-part='time'] { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }

  /* Too low for two lines: title and time share one, and in a narrow day the title has it alone; the place tells
     the time. */
  [data-short] > & { flex-flow: row nowrap; align-items: center; gap: 0.375rem; }
  [data-short] > & > span { inline-size: auto; white-space: nowrap; }
  /* A title in another direction than the page is cut at its own end, as it begins where its reader begins. */
  [data-short] > & > [data-part='title'] { flex: 0 1 auto; display: flex; align-items: center; min-inline-size: 0; }
  [data-short] > & > [data-part='title'] > :is(svg, [data-part='mark']) { flex: none; }
  [data-short] > & > [data-part='title'] > bdi { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  @container event-block (max-width: 9rem) { [data-short] > & > [data-part='time'] { display: none; } }
`;

/** The resize handle at the lower edge, for pointers; keys and the form do the same. */
export const handleStyle = css`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 0.4rem;
  cursor: ns-resize;
  touch-action: none;
`;

/** Where something would be put. */
export const ghostStyle = css`
  position: absolute;
  z-index: 4;
  inset-inline: 1px;
  inset-block-start: calc(var(--top) / 60 * var(--hour));
  block-size: calc(var(--length) / 60 * var(--hour) - 1px);
  min-block-size: 1.5rem;
  padding: 0.125rem 0.375rem;
  border: 2px solid ${theme.color.focusRing};
  border-radius: ${theme.radius.sm};
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.3;
  overflow: hidden;
  pointer-events: none;

  &[data-refused] {
    border-style: dashed;
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerTint};
    color: ${theme.color.dangerText};
  }
  & > span { display: block; font-weight: 500; }
`;

/** A free time slot for the keyboard; visible while it has focus. */
export const slotStyle = css`
  position: absolute;
  z-index: 3;
  inset-inline: 1px;
  inset-block-start: calc(var(--top) / 60 * var(--hour));
  block-size: calc(var(--length) / 60 * var(--hour) - 1px);
  min-block-size: 1.5rem;
  padding: 0 0.375rem;
  border: 2px dashed ${theme.color.primary};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.4;
  text-align: start;
  overflow: hidden;

  &:not(:focus-visible) { opacity: 0; pointer-events: none; }
`;
