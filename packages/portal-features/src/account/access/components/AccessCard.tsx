import { Inline } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { CardPage } from '../../../shared/index.ts';

export interface AccessCardProps {
  title: string;
  /** Why the page cannot be opened. */
  children: ReactNode;
  /** Links and buttons to go on. */
  actions: ReactNode;
}

/**
 * Shown in place of a page that the user may not open. The card has its own colours, so it also works in a dark frame.
 */
export function AccessCard({ title, children, actions }: AccessCardProps) {
  return (
    <CardPage title={title} intro={children} width="wide">
      <Inline gap="x1h">{actions}</Inline>
    </CardPage>
  );
}
