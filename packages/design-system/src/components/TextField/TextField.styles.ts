import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';
import { fieldButtonStyle, inputStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';

export const FieldInput = styled(Input)`
  ${inputStyle}
  /* A Latin address that begins with a number keeps its order on a right-to-left page. */
  unicode-bidi: plaintext;
`;

export const PasswordBox = styled.div`
  position: relative;

  & > input { padding-inline-end: ${theme.size.controlHeight}; }
  /* Some browsers bring a reveal button of their own. */
  & > input::-ms-reveal { display: none; }
`;

export const RevealButton = styled.button`${fieldButtonStyle}`;
