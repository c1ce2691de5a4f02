import type { ReactNode } from 'react';

/**
 * The content of a cell. Plain text is bidi-isolated, so that a Latin date keeps its order among Arabic, and the other
 * way round.
 */
export function CellText({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <bdi>{children}</bdi> : children;
}
