import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { fieldStyle } from '../Form/field.styles.ts';
import { affixStyle, bareInputStyle, fieldBoxStyle } from '../NumberField/field-box.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Root = styled(TextField)`
  ${fieldStyle}
  max-inline-size: 20rem;
`;

export const Box = styled(Group)`${fieldBoxStyle}`;

export const Amount = styled(Input)`${bareInputStyle}`;

export const Sign = styled.span`
  ${affixStyle}
  font-family: ${theme.font.data};
  &[data-side='before'] { padding-inline-end: 0; }
  &[data-side='after'] { padding-inline-start: 0; }
`;
