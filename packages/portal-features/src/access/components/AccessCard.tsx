import { Inline } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { CardPage } from '../../shared/index.ts';

export interface AccessCardProps {
  title: string;
  /** What is in the way, and for whom. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

/** A page in place of one that its reader may not open. Its card has colours of its own, so that it can stand in a night frame too. */
export function AccessCard({ title, children, actions }: AccessCardProps) {
  return (
    <CardPage title={title} intro={children} width="wide">
      <Inline gap="x1h">{actions}</Inline>
    </CardPage>
  );
}
