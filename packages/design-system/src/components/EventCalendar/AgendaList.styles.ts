import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { largeText } from '../../tokens/breakpoints.ts';
import { eventToneStyle } from './event.styles.ts';

export const daysStyle = css`
  display: grid;
  gap: ${theme.space.x3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const dayHeadStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x1h};
  margin-block-end: ${theme.space.x1};
  & > p { color: ${theme.color.textMuted}; font-family: ${theme.font.control}; font-size: ${theme.text.xs}; }
`;

export const rowsStyle = css`
  display: grid;
  gap: ${theme.space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One event: its time, its edge in its color, and all its words. */
export const rowStyle = css`
  ${eventToneStyle}
  position: relative;
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr);
  gap: ${theme.space.x1h};
  inline-size: 100%;
  min-block-size: max(2.75rem, ${theme.size.controlHeight});
  padding: ${theme.space.x1} ${theme.space.x1h};
  border: 1px solid ${theme.color.hairline};
  border-inline-start: 4px solid var(--event-edge);
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  line-height: 1.35;
  text-align: start;

  /* With large text on a phone the time stands above the words. */
  @media ${largeText} { grid-template-columns: minmax(0, 1fr); gap: 0; }

  &:is(button) { cursor: pointer; }
  &:is(button):hover { background: var(--event-ground); }
  &[data-tentative] { border-style: dashed; border-color: var(--event-edge); border-inline-start-style: solid; }
  &[data-cancelled] [data-part='title'] { text-decoration: line-through; }
  [data-part='time'] { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }
  [data-part='time'] > span { display: block; color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  [data-part='title'] { display: block; font-weight: 700; overflow-wrap: anywhere; }
  [data-part='more'] { display: block; color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  [data-part='more'] > svg {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-end: 0.375rem;
    vertical-align: -0.125rem;
  }
`;

export const furtherStyle = css`margin-block-start: ${theme.space.x2};`;
