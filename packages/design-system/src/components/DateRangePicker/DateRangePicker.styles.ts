import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { CalendarCell, RangeCalendar } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { DateInput } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { fieldBoxStyle } from '../NumberField/field-box.styles.ts';
import { fieldStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export { OpenButton, Panel, Segment } from '../DatePicker/DatePicker.styles.ts';
export { Grid, Head, Turn, Weekday } from '../DatePicker/MonthCalendar.styles.ts';

export const Root = styled(DateRangePicker)`
  ${fieldStyle}
  max-inline-size: 26rem;
`;

export const Box = styled(Group)`
  ${fieldBoxStyle}
  position: relative;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.x1};
  padding-inline: ${theme.size.controlPadding} ${theme.size.controlHeight};
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;

  &[data-focus-within] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
`;

export const Day = styled(DateInput)`
  display: flex;
  align-items: center;
  min-block-size: 1.75rem;
  outline: none;
`;

export const Until = styled.span`color: ${theme.color.textMuted};`;

export const Length = styled.p`
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
`;

export const Sheet = styled(Dialog)`
  display: flex;
  gap: ${theme.space.x3};
  max-inline-size: 100%;
  padding: ${theme.space.x2};
  outline: none;

  @media ${below.sm} { flex-direction: column; gap: ${theme.space.x2}; }
`;

export const Presets = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  min-inline-size: 9rem;
  list-style: none;

  @media ${below.sm} { flex-flow: row wrap; }
`;

export const Preset = styled.button`
  inline-size: 100%;
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.space.x1h};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover { background: ${theme.color.tintNavy}; }
  &[aria-pressed='true'] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  &:disabled { color: ${theme.color.textMuted}; cursor: not-allowed; }

  @media ${below.sm} { border-color: ${theme.color.controlBorder}; }
`;

export const Calendar = styled(RangeCalendar)`
  inline-size: 21rem;
  max-inline-size: 100%;
  &[data-two] { inline-size: 43rem; }
`;

export const Months = styled.div`
  display: grid;
  gap: ${theme.space.x3};
  &[data-two] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const MonthTitle = styled.h3`
  font-family: ${theme.font.control};
  font-size: ${theme.text.md};
  text-align: center;
`;

export const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  min-block-size: max(2.5rem, ${theme.size.controlHeight});
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.size.controlText};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  cursor: pointer;

  &[data-hovered] { border-color: ${theme.color.primary}; }
  &[data-this-day] { border-color: ${theme.color.controlBorder}; }
  &[data-selected] { border-radius: 0; background: ${theme.color.tintNavy}; }
  &[data-selection-start], &[data-selection-end] {
    border-radius: ${theme.radius.md};
    background: ${theme.color.primary};
    color: ${theme.color.textOnPrimary};
  }
  &[data-unavailable], &[data-disabled] {
    color: ${theme.color.textMuted};
    font-weight: 400;
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-outside-month] { visibility: hidden; }

  @media (forced-colors: active) {
    &[data-selected] { border: 2px solid Highlight; }
    &[data-selection-start], &[data-selection-end] { border-width: 4px; }
  }
`;
