import { Calendar, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { PressButton } from '../Button/PressButton.tsx';

export const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: 24rem;
  min-inline-size: 0;
`;

export const Root = styled(Calendar)`inline-size: 100%;`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${theme.space.x1};
`;

export const Title = styled.div`
  min-inline-size: 0;
  text-align: center;
`;

export const Month = styled(Heading)`
  font-family: ${theme.font.control};
  font-size: ${theme.text.md};
`;

/** The same month in the other calendar. */
export const OtherMonth = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.35;
`;

export const Turn = styled(PressButton)`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;

  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-disabled] { color: ${theme.color.controlBorder}; cursor: not-allowed; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }
  [dir='rtl'] & > svg { transform: scaleX(-1); }
`;

export const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  & td { padding: 0; }
  &[data-two] [data-figure] { padding-block: 2px; }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding-block: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 600;
`;

export const Day = styled(CalendarCell)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: max(2.5rem, ${theme.size.controlHeight});
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  font-family: ${theme.font.data};
  font-size: ${theme.size.controlText};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.15;
  cursor: pointer;

  &[data-figure] { background: ${theme.color.tintNavy}; }
  /* How many of what is looked for the day has; its name says it in words. */
  &[data-figure]::after { content: attr(data-figure) / ''; font-size: 0.75rem; font-weight: 400; line-height: 1; }
  /* Its number in the other calendar, which its name says as well. */
  &[data-other]::before {
    order: 1;
    content: attr(data-other) / '';
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.1;
  }
  &[data-other]::after { order: 2; }
  &[data-hovered] { border-color: ${theme.color.primary}; }
  &[data-this-day] { border-color: ${theme.color.controlBorder}; }
  &[data-unavailable], &[data-disabled] {
    background: transparent;
    color: ${theme.color.textMuted};
    font-weight: 400;
    cursor: not-allowed;
  }
  &[data-outside-month] { visibility: hidden; }
  &[data-selected] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; }

  @media (forced-colors: active) {
    &[data-unavailable], &[data-disabled] { border-color: transparent; color: GrayText; }
    &[data-selected] { border: 3px solid Highlight; }
  }
  @media print { &[data-selected] { border: 3px solid; } }
`;
