import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Header, ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldButtonStyle, fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';
import type { ZoneGroup } from './use-zones.ts';

export const Root = styled(ComboBox)`
  ${fieldStyle}
  max-inline-size: 30rem;
`;

export const Box = styled(Group)`position: relative;`;

export const Search = styled(Input)`
  ${inputStyle}
  padding-inline-end: ${theme.size.controlHeight};
  text-overflow: ellipsis;
`;

export const OpenButton = styled(PressButton)`${fieldButtonStyle}`;

export const Now = styled.p`
  margin-block-start: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  overflow-wrap: anywhere;
`;

export const Panel = styled(Popover)`
  ${popoverStyle}
  inline-size: max(var(--trigger-width), min(24rem, calc(100vw - ${theme.space.x2})));
`;

export const Zones = styled(ListBox<ZoneGroup>)`
  max-block-size: 20rem;
  padding: ${theme.space.half};
  overflow: auto;
  outline: none;

  &[data-empty] {  padding: ${theme.space.x2}; color: ${theme.color.textMuted}; font-size: ${theme.size.controlText}; }
`;

export const AreaName = styled(Header)`
  padding: ${theme.space.x1} ${theme.space.x1h} ${theme.space.half};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 700;
`;

export const Choice = styled(ListBoxItem)`
  ${optionStyle}
  padding-block: ${theme.space.x1};
  /* Hundreds of them: those out of sight are neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3.75rem;
  &[data-selected] { font-weight: 700; }
  &[data-selected] > [data-part='description'] { color: ${theme.color.text}; }

  @media (forced-colors: active) {
    &[data-focused] { outline: 2px solid Highlight; }
  }
`;
