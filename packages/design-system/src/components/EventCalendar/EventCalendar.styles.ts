import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const rootStyle = css`
  container: event-calendar / inline-size;
  min-inline-size: 0;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
`;

/** The month, and beside or below it the day that was opened. */
export const bodyStyle = css`
  display: grid;
  gap: ${theme.space.x3};
  align-items: start;

  @container event-calendar (min-width: 60rem) {
    &[data-day] { grid-template-columns: minmax(0, 1fr) 18rem; }
  }
`;

export const gridStyle = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  th {
    padding-block: ${theme.space.half};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
    text-align: center;
  }
  th > [data-part='short'] { display: none; }

  @container event-calendar (min-width: 40rem) {
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    th { padding: ${theme.space.x1}; text-align: start; }
    th > [data-part='narrow'] { display: none; }
    th > [data-part='short'] { display: inline; }
  }
`;

export const cellStyle = css`
  block-size: 1px;
  padding: 1px;
  vertical-align: top;

  @container event-calendar (min-width: 40rem) {
    block-size: 7.25rem;
    padding: ${theme.space.half};
    border-block-start: 1px solid ${theme.color.hairline};
    & + & { border-inline-start: 1px solid ${theme.color.hairline}; }
    &[data-outside] { background: ${theme.color.sunken}; }
    &[aria-selected='true'] { box-shadow: inset 0 0 0 2px ${theme.color.primary}; }
  }
`;

/** The day's number: the whole cell on a phone, its upper edge where there is room. */
export const dayStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  inline-size: 100%;
  min-block-size: max(2.75rem, ${theme.size.controlHeight});
  padding: 0.125rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.size.controlText};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.1;
  cursor: pointer;

  &:hover { background: ${theme.color.tintNavy}; }
  &[data-outside] { color: ${theme.color.textMuted}; font-weight: 500; }
  &[aria-current] > [data-part='day'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  &[data-chosen] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  [data-part='hijri'] { color: ${theme.color.textMuted}; font-size: 0.75rem; font-weight: 500; }
  [data-part='hijri-month'] { display: none; }

  @container event-calendar (min-width: 40rem) {
    flex-direction: row;
    justify-content: space-between;
    min-block-size: 1.75rem;
    padding-inline: 0.25rem;
    &[data-chosen] { border-color: transparent; background: transparent; }
    &:hover { background: ${theme.color.tintNavy}; }
    &[aria-current] > [data-part='day'] {
      display: grid;
      place-items: center;
      min-inline-size: 1.75rem;
      min-block-size: 1.75rem;
      border-radius: ${theme.radius.full};
      background: ${theme.color.primary};
      color: ${theme.color.textOnPrimary};
      text-decoration: none;
    }
    [data-part='hijri-month'] { display: inline; }
  }
  @media (forced-colors: active) {
    &[data-chosen] { border: 2px solid Highlight; }
    &[aria-current] > [data-part='day'] { outline: 2px solid CanvasText; }
  }
`;

/** One dot per event on a phone, three at most; the day's name says how many there are. */
export const dotsStyle = css`
  display: flex;
  justify-content: center;
  gap: 0.1875rem;
  block-size: 0.375rem;

  & > span {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: ${theme.radius.full};
    background: var(--event-edge);
  }
  @media (forced-colors: active) { & > span { background: CanvasText; } }
  @container event-calendar (min-width: 40rem) { display: none; }
`;

export const chipsStyle = css`
  display: none;

  @container event-calendar (min-width: 40rem) {
    display: grid;
    gap: 0.1875rem;
    margin-block-start: 0.1875rem;
    padding: 0;
    list-style: none;
    & > li { min-inline-size: 0; }
  }
`;

export const moreStyle = css`
  position: relative;
  min-block-size: 1.5rem;
  padding: 0 0.375rem;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: transparent;
  color: ${theme.color.text};
  font-size: ${theme.text.xs};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  &:hover { background: ${theme.color.tintNavy}; }
`;

export const dayPanelStyle = css`
  min-inline-size: 0;
  padding-block-start: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  & > header { margin-block-end: ${theme.space.x1}; }
  & > header > p { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }

  @container event-calendar (min-width: 60rem) { padding-block-start: 0; border-block-start: 0; }
`;

export const noteStyle = css`
  margin-block-end: ${theme.space.x2};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
`;
