import { ButtonLink, Inline } from '@sakina/design-system';
import type { ReactNode } from 'react';

/** The way back to the reader's own pages: the frame of a room has no navigation. */
export function WayHome({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Inline gap="x1">
      <ButtonLink variant="quiet" href={href}>
        {children}
      </ButtonLink>
    </Inline>
  );
}
