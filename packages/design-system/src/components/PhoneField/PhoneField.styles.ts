import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldButtonStyle, fieldStyle, inputStyle } from '../Form/field.styles.ts';
import { optionStyle, popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';
import type { Country } from './countries.ts';

export const Root = styled(TextField)`
  ${fieldStyle}
  container-type: inline-size;
  max-inline-size: 30rem;
`;

export const Row = styled.div`
  display: grid;
  gap: ${theme.space.x1};

  @container (min-width: 22rem) {
    &[data-countries] { grid-template-columns: minmax(9rem, 2fr) minmax(0, 3fr); }
  }
`;

/** Placeholder of the countries while they load. */
export const CountryPlace = styled.div`
  min-block-size: ${theme.size.controlHeight};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

export const CountryRoot = styled(ComboBox)`min-inline-size: 0;`;

export const CountryBox = styled(Group)`position: relative;`;

export const CountryInput = styled(Input)`
  ${inputStyle}
  padding-inline-end: ${theme.size.controlHeight};
  text-overflow: ellipsis;
`;

export const OpenButton = styled(PressButton)`${fieldButtonStyle}`;

/** Numbers run from left to right in every language. */
export const Number = styled(Input)`
  ${inputStyle}
  direction: ltr;
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
  [dir='rtl'] & { text-align: end; }
`;

/** What to type when the countries cannot be loaded; it appears late, so the input references it directly. */
export const Hint = styled.p`
  margin-block-end: ${theme.space.x1};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

export const NumberBox = styled.div`min-inline-size: 0;`;

export const Panel = styled(Popover)`
  ${popoverStyle}
  inline-size: max(var(--trigger-width), min(20rem, calc(100vw - ${theme.space.x2})));
`;

export const Countries = styled(ListBox<Country>)`
  max-block-size: 18rem;
  padding: ${theme.space.half};
  overflow: auto;
  outline: none;
  &[data-empty] {  padding: ${theme.space.x1h}; color: ${theme.color.textMuted}; font-size: ${theme.size.controlText}; }
`;

export const Choice = styled(ListBoxItem)`
  ${optionStyle}
  grid-template-columns: minmax(0, 1fr) auto;
  /* Hundreds of them: those out of sight are neither laid out nor painted. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 2.75rem;
  &[data-selected] { font-weight: 700; }

  @media (forced-colors: active) {
    &[data-focused] { outline: 2px solid Highlight; }
  }
`;

export const Code = styled.span`
  direction: ltr;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;
