import { theme, VisuallyHidden } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Live = styled.div.attrs({ role: 'status' })``;

/** News for screen readers, spoken at the next pause; what is seen stands elsewhere. */
export function SpokenStatus({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden as="div">
      <Live>{children}</Live>
    </VisuallyHidden>
  );
}

/** A part of the page whose changes are spoken at the next pause. */
export const Status = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
`;
