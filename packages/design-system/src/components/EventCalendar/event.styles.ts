import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/**
 * The two colors of an event: its background and its edge. Text keeps the theme's color, so that it can be read on
 * each.
 */
export const eventToneStyle = css`
  --event-ground: ${theme.color.tintNavy};
  --event-edge: ${theme.color.primary};

  &[data-tone='pink'] { --event-ground: ${theme.color.tintPink}; --event-edge: ${theme.color.action}; }
  &[data-tone='orange'] { --event-ground: ${theme.color.tintOrange}; --event-edge: ${theme.color.accentText}; }
  &[data-tone='success'] { --event-ground: ${theme.color.successTint}; --event-edge: ${theme.color.success}; }
  &[data-tone='warning'] { --event-ground: ${theme.color.warningTint}; --event-edge: ${theme.color.warning}; }
  &[data-tone='neutral'] { --event-ground: ${theme.color.sunken}; --event-edge: ${theme.color.controlBorder}; }
`;

/** A short event on one line: in a month's day and in the lane of whole days. */
export const chipStyle = css`
  ${eventToneStyle}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  column-gap: 0.25rem;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 1.5rem;
  padding-block: 0;
  padding-inline: 0.375rem 0.25rem;
  border: 1px solid transparent;
  overflow: hidden;
  border-inline-start: 3px solid var(--event-edge);
  border-radius: ${theme.radius.sm};
  background: var(--event-ground);
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: start;
  cursor: pointer;

  &:hover { border-color: var(--event-edge); }
  &[data-tentative] { border-style: dashed; border-color: var(--event-edge); }
  &[data-cancelled] [data-part='title'] { text-decoration: line-through; }
  /* A time for which there is no room goes to the line below, which is not shown: the title keeps its room. */
  [data-part='name'], [data-part='time'] { display: flex; align-items: center; min-block-size: calc(1.5rem - 2px); }
  [data-part='name'] { gap: 0.25rem; max-inline-size: 100%; min-inline-size: 0; }
  [data-part='name'] > svg { flex: none; inline-size: 0.875rem; block-size: 0.875rem; }
  @container event-calendar (max-width: 59.99rem) { [data-part='name'] > svg { display: none; } }
  [data-part='time'] { color: ${theme.color.text}; white-space: nowrap; }
  [data-part='title'] {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (forced-colors: active) { border-color: currentColor; }
`;
