import { theme, VisuallyHidden } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InPlace } from '../window/InPlace.tsx';

const Live = styled.div.attrs({ role: 'status' })``;

export interface SpokenStatusProps {
  children: ReactNode;
  /**
   * Whether it is in sight beside another page too, where what shows it in the large window is not.
   * @default false
   */
  isNews?: boolean;
}

/**
 * News for screen readers, spoken at the next pause; what is seen stands elsewhere. In the window of a room it is
 * spoken from a place of its own, so that it is heard while what it belongs to is folded away.
 */
export function SpokenStatus({ children, isNews = false }: SpokenStatusProps) {
  return (
    <InPlace at="spoken">
      <VisuallyHidden as="div" data-part={isNews ? 'news' : undefined}>
        <Live>{children}</Live>
      </VisuallyHidden>
    </InPlace>
  );
}

/** A part of the page whose changes are spoken at the next pause. */
export const Status = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
`;
