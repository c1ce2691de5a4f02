import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { popoverStyle } from '../Form/popover.styles.ts';
import { theme } from '../../themes/theme.ts';

export const Panel = styled(Popover)`
  ${popoverStyle}
  --overlay-inset: ${theme.space.x2};
  inline-size: min(22rem, calc(100vw - ${theme.space.x2}));
  scroll-padding-block: 4rem 1rem;
`;

export const Box = styled.section`
  outline: none;
`;

export const Body = styled.div`
  padding: 0 var(--overlay-inset) var(--overlay-inset);
  font-size: ${theme.size.controlText};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;
