import { theme } from '@sakina/design-system';
import styled from 'styled-components';

/** What needs an answer in a room, set apart from the pictures that it lies over. */
export const RoomCard = styled.div`
  padding: ${theme.space.x2};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;
