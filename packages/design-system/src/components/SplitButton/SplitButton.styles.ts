import styled from 'styled-components';
import { Button } from '../Button/index.ts';
import { theme } from '../../themes/theme.ts';

export const Pair = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  &[data-width='full'] { display: flex; }
  &[data-width='full'] > :first-child { flex: 1; }
`;

/* Joined where they meet; the focus ring of either stands above the other. */
export const Main = styled(Button)`
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  min-inline-size: 0;
  &:focus-visible { z-index: 1; }
`;

export const More = styled(Button)`
  flex: none;
  inline-size: ${theme.size.controlHeight};
  padding-inline: 0;
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  &:focus-visible { z-index: 1; }
  &[data-variant='primary'], &[data-variant='action'], &[data-variant='danger'] { margin-inline-start: 1px; }
  &[data-variant='secondary'] { border-inline-start: 0; }
`;
