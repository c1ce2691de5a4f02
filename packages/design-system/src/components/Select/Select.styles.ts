import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled(Select)`${fieldStyle}`;

export const Trigger = styled(PressButton)`
  ${inputStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1};
  cursor: pointer;

  & > svg { inline-size: 1.125rem; block-size: 1.125rem; flex: none; color: ${theme.color.textMuted}; }
  ${Root}[data-invalid] & { border-color: ${theme.color.danger}; box-shadow: inset 0 0 0 1px ${theme.color.danger}; }
  @media (forced-colors: active) { ${Root}[data-invalid] & { border: 3px double; } }
`;

export const Value = styled(SelectValue)`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] { color: ${theme.color.textMuted}; }
`;

export const List = styled(Popover)`
  ${popoverStyle}
  min-inline-size: var(--trigger-width);
`;

export const Options = styled(ListBox)`
  padding: ${theme.space.half};
  outline: none;
`;

export const Option = styled(ListBoxItem)`
  ${optionStyle}
  &[data-selected] { font-weight: 700; }
`;

export const Mark = styled.span`
  grid-column: 1;
  grid-row: 1;
  inline-size: 1.125rem;
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
`;
