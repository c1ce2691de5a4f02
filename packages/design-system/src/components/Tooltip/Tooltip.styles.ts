import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const Bubble = styled(Tooltip)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
  max-inline-size: min(18rem, calc(100vw - ${theme.space.x2}));
  padding: ${theme.space.half} ${theme.space.x1};
  border: 1px solid ${theme.color.nightHairline};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.nightCanvas};
  color: ${theme.color.nightText};
  box-shadow: ${theme.shadow.mid};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
  transition: opacity ${theme.motion.fast} ${theme.motion.easing};

  &[data-entering], &[data-exiting] { opacity: 0; }
  & kbd { color: ${theme.color.nightMuted}; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;
