import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { PressButton } from '../Button/PressButton.tsx';
import { fieldStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';
import { affixStyle, bareInputStyle, fieldBoxStyle } from './field-box.styles.ts';

export const Root = styled(NumberField)`
  ${fieldStyle}
  max-inline-size: 20rem;
`;

export const Box = styled(Group)`${fieldBoxStyle}`;

export const Figure = styled(Input)`${bareInputStyle}`;

export const Unit = styled.span`
  ${affixStyle}
  padding-inline-start: 0;
`;

export const Step = styled(PressButton)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: max(1.75rem, ${theme.size.controlHeight});
  /* In large text on a phone the figure needs the room. */
  max-inline-size: 20%;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${theme.color.hairline};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;

  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-pressed] { background: ${theme.color.sunken}; }
  &[data-disabled] { color: ${theme.color.controlBorder}; cursor: not-allowed; }
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }

  @media (forced-colors: active) {
    &[data-disabled] { color: GrayText; }
  }
`;
