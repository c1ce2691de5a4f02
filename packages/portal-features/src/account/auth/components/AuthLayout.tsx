import { Text } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { CardPage } from '../../../shared/index.ts';

export interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  children: ReactNode;
}

/** A page with a single form in its middle. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <CardPage title={title} intro={lead && <Text tone="muted">{lead}</Text>}>
      {children}
    </CardPage>
  );
}
