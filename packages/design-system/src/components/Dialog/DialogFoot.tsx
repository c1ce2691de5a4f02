import styled from 'styled-components';
import { footStyle } from './foot.styles.ts';

/**
 * The foot of a dialog whose buttons belong to its form: it looks and stands as that of `actions`. The last thing in
 * the dialog; the way back first, the main act last.
 */
export const DialogFoot = styled.div`
  ${footStyle}
  z-index: 1;
  margin: 0 calc(-1 * var(--overlay-inset)) calc(-1 * var(--overlay-inset));
`;
