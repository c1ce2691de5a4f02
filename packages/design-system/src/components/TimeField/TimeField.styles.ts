import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TimeField } from 'react-aria-components/TimeField';
import styled from 'styled-components';
import { fieldStyle } from '../Form/field.styles.ts';
import { Segments as DateSegments } from '../DatePicker/DatePicker.styles.ts';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';

export { Box, OpenButton, Segment } from '../DatePicker/DatePicker.styles.ts';

/* The hour stands left of its minutes in every direction. React Aria isolates both, which a flex line ignores. */
export const Segments = styled(DateSegments)`
  [dir='rtl'] & > [data-type='minute'] { order: -3; }
  [dir='rtl'] & > [data-type='hour'] + [data-type='literal'] { order: -2; }
  [dir='rtl'] & > [data-type='hour'] { order: -1; }
`;

export const Root = styled(TimeField)`
  ${fieldStyle}
  max-inline-size: 12rem;
`;

export const Panel = styled(Popover)`${popoverStyle}`;

export const Sheet = styled(Dialog)`outline: none;`;

export const Times = styled(ListBox)`
  max-block-size: 18rem;
  min-inline-size: 9rem;
  padding: ${theme.space.half};
  overflow: auto;
  outline: none;
`;

export const Choice = styled(ListBoxItem)`
  ${optionStyle}
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
  &[data-selected] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; font-weight: 700; }

  @media (forced-colors: active) {
    &[data-selected] { border: 2px solid Highlight; }
  }
`;

export const Nothing = styled.p`
  padding: ${theme.space.x1} ${theme.space.x1h};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
`;
