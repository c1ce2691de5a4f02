import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldButtonStyle, fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export const Root = styled(DatePicker)`
  ${fieldStyle}
  max-inline-size: 20rem;
`;

export const Box = styled(Group)`
  position: relative;
  /* A field without a list has no button to leave room for. */
  &[data-plain] > * { padding-inline-end: ${theme.space.x1}; }
  /* Two of them stand side by side on a phone, where each character counts. */
  @media ${below.sm} { &[data-plain] > * { padding-inline: ${theme.space.x1} ${theme.space.half}; } }
`;

export const Segments = styled(DateInput)`
  ${inputStyle}
  display: flex;
  align-items: center;
  padding-inline-end: ${theme.size.controlHeight};
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;

  &[data-focus-within] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
`;

export const Segment = styled(DateSegment)`
  padding-inline: 0.1em;
  border-radius: ${theme.radius.sm};
  white-space: nowrap;
  &:not([data-type='literal']) {
    min-inline-size: 1.5rem;
    min-block-size: 1.5rem;
    line-height: 1.5rem;
    text-align: center;
  }
  &[data-placeholder] { color: ${theme.color.textMuted}; }
  &[data-focused] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; outline: none; }
`;

/** The same day in the other calendar. */
export const Other = styled.p`
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
`;

export const OpenButton = styled(PressButton)`${fieldButtonStyle}`;

export const Panel = styled(Popover)`${popoverStyle}`;

export const Sheet = styled(Dialog)`
  inline-size: 21rem;
  max-inline-size: 100%;
  padding: ${theme.space.x2};
  outline: none;
`;
