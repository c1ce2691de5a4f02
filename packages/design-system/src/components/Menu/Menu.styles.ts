import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Panel = styled(Popover)`
  ${popoverStyle}
  min-inline-size: 12rem;
`;

export const Top = styled.div`
  padding: ${theme.space.x1h} calc(${theme.space.x1h} + ${theme.space.half});
  border-block-end: 1px solid ${theme.color.hairline};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  overflow-wrap: anywhere;
`;

export const List: typeof Menu = styled(Menu)`
  padding: ${theme.space.half};
  outline: none;
`;

export const Section = styled(MenuSection)`
  & + &, [role='menuitem'] + & {
    margin-block-start: ${theme.space.half};
    padding-block-start: ${theme.space.half};
    border-block-start: 1px solid ${theme.color.hairline};
  }
`;

export const SectionTitle = styled(Header)`
  padding: ${theme.space.half} ${theme.space.x1h};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 600;
`;

export const Item = styled(MenuItem)`
  ${optionStyle}
  &[data-shortcut] { grid-template-columns: minmax(0, 1fr) auto; }
  &[data-shortcut][data-icon] { grid-template-columns: auto minmax(0, 1fr) auto; }
  & > kbd { grid-row: 1; grid-column: -2; }
  &[data-danger] { color: ${theme.color.dangerText}; }

  /* A choice keeps the place of its mark, so that no text moves when it is taken. */
  &[data-selection-mode] { grid-template-columns: minmax(0, 1fr) auto; }
  &[data-selection-mode][data-icon] { grid-template-columns: auto minmax(0, 1fr) auto; }
  & > [data-check] { grid-row: 1 / span 2; grid-column: -2; visibility: hidden; }
  &[data-selected] > [data-check] { visibility: visible; }
  &[data-selected] > [data-part='label'] { font-weight: 700; }
  /* Where colors are the reader's own, a ground alone marks nothing. */
  @media (forced-colors: active) { &[data-focused] { outline: 2px solid Highlight; } }
`;
