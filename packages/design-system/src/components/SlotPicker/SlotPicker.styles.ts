import { RadioButton, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.x3};

  @container (min-width: 40rem) {
    &[data-days='calendar'] { grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr); gap: ${theme.space.x5}; }
  }
`;

export const Strip = styled(RadioGroup)`min-inline-size: 0;`;

export const StripRow = styled.div`
  display: flex;
  gap: ${theme.space.x1};
  /* Room for the focus ring, which the scroll box would cut. */
  margin: -4px;
  padding: 4px 4px ${theme.space.x1};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: 4px;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
`;

/** A day of the strip and a time share one look: a button that stays pressed. */
export const Choice = styled(RadioButton)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-block-size: max(2.75rem, ${theme.size.controlHeight});
  block-size: 100%;
  padding: ${theme.space.half} ${theme.space.x1};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  &[data-hovered] { border-color: ${theme.color.primary}; background: ${theme.color.tintNavy}; }
  /* A time inside a named span; the button says which. */
  &[data-banded] { border-style: dashed; border-color: ${theme.color.accentText}; }
  &[data-selected] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.textOnPrimary};
  }
  &[data-disabled] {
    border-color: ${theme.color.hairline};
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-selected] { border: 3px solid Highlight; }
  }
`;

export const DayField = styled.div`
  flex: none;
  inline-size: 6.75rem;
  scroll-snap-align: start;
  & > * { block-size: 100%; }
`;

/** The chosen day and its times. */
export const Panel = styled.div`
  display: grid;
  gap: ${theme.space.x1h};
  align-content: start;
  min-inline-size: 0;
`;

export const Times = styled(RadioGroup)`
  display: grid;
  gap: ${theme.space.x2};
  min-inline-size: 0;
`;

export const Part = styled.div`min-inline-size: 0;`;

export const PartName = styled.p`
  margin-block-end: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 700;
`;

/** The named spans of the day, in words. */
export const BandList = styled.ul`
  padding-inline-start: ${theme.space.x1h};
  border-inline-start: 3px solid ${theme.color.accentText};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  list-style: none;
`;

export const Notice = styled.div`
  display: flex;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.space.x1h};
  border: 1px solid ${theme.color.info};
  border-radius: ${theme.radius.md};
  background: ${theme.color.infoTint};
  color: ${theme.color.infoText};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
  & > svg { flex: none; inline-size: 1.25rem; block-size: 1.45em; }
`;

export const TimeGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space.x1};
`;

export const Time = styled.span`
  font-family: ${theme.font.data};
  font-size: ${theme.text.md};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;

/** Second lines keep the color of their button. */
export const Small = styled.span`
  font-size: ${theme.text.xs};
  font-weight: 500;
`;

export const DayHead = styled.div`
  font-family: ${theme.font.control};
  & > :first-child { font-size: ${theme.text.md}; font-weight: 700; line-height: 1.3; }
  & > :not(:first-child) { color: ${theme.color.textMuted}; font-size: ${theme.size.controlText}; }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x1h};
  padding: ${theme.size.cardPadding};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
`;
