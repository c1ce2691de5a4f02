import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { eventToneStyle } from '../EventCalendar/event.styles.ts';

/** One day: its header, its all-day events and its hours are in the rows of the schedule. */
export const columnStyle = css`
  grid-row: 1 / span 3;
  display: grid;
  grid-template-rows: subgrid;
  min-inline-size: 0;
  border-inline-start: 1px solid ${theme.color.hairline};
`;

export const columnHeadStyle = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: var(--head);
  padding: ${theme.space.half} ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};

  & > :is(h2, h3, h4) { font-family: ${theme.font.control}; line-height: 1.3; }
  & > p { color: ${theme.color.textMuted}; font-size: 0.75rem; line-height: 1.3; }
  &[data-today] { box-shadow: inset 0 -3px 0 ${theme.color.action}; }
  &[data-today] :is(h2, h3, h4) { color: ${theme.color.actionText}; }
  @media (forced-colors: active) { &[data-today] { border-block-end: 3px solid Highlight; } }
`;

export const allDayStyle = css`
  display: grid;
  align-content: start;
  gap: 0.1875rem;
  min-inline-size: 0;
  min-block-size: 0.5rem;
  margin: 0;
  padding: 0.1875rem;
  border-block-end: 1px solid ${theme.color.controlBorder};
  list-style: none;
  & > li { min-inline-size: 0; }
`;

/** The hours of a day. The background draws their lines; placed elements set their minutes as custom properties. */
export const hoursStyle = css`
  position: relative;
  block-size: calc(var(--minutes) / 60 * var(--hour));
  background-color: ${theme.color.surface};
  background-image: linear-gradient(to bottom, ${theme.color.hairline} 1px, transparent 1px);
  background-size: 100% var(--hour);
  &[data-off] { background-color: ${theme.color.sunken}; }

  ul { margin: 0; padding: 0; list-style: none; }
  /* A press beside an event goes through to the hours; events take theirs back. */
  & > ul { pointer-events: none; }
  [data-place] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--top) / 60 * var(--hour));
    block-size: calc(var(--length) / 60 * var(--hour));
  }
`;

/** Hours of work are lighter than the others; the lines of the hours go on over them. */
export const workStyle = css`
  background-color: ${theme.color.surface};
  background-image: linear-gradient(to bottom, ${theme.color.hairline} 1px, transparent 1px);
  background-size: 100% var(--hour);
  background-position-y: calc(var(--top) / -60 * var(--hour));
  pointer-events: none;
`;

export const bandStyle = css`
  ${eventToneStyle}
  min-block-size: 1.125rem;
  padding-inline: 0.375rem;
  border-block: 1px solid var(--event-edge);
  background: var(--event-ground);
  color: ${theme.color.text};
  font-size: 0.75rem;
  line-height: 1.125rem;
  overflow: hidden;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-kind='blocked'], &[data-kind='hole'] {
    border-block: 1px solid ${theme.color.controlBorder};
    background: repeating-linear-gradient(135deg, ${theme.color.sunken} 0 6px, ${theme.color.hairline} 6px 8px);
  }
  [data-part='words'] { padding-inline: 0.25rem; border-radius: ${theme.radius.sm}; }
  &[data-kind='blocked'] [data-part='words'], &[data-kind='hole'] [data-part='words'] {
    background: ${theme.color.surface};
  }
`;

export const nowStyle = css`
  z-index: 2;
  border-block-start: 2px solid ${theme.color.action};
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -5px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${theme.radius.full};
    background: ${theme.color.action};
  }
  @media (forced-colors: active) { border-block-start-color: Highlight; }
`;
