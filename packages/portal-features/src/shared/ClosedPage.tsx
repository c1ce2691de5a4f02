import { ButtonLink, Container, EmptyState, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { ReactNode } from 'react';

export interface ClosedPageProps {
  /** Heading of the page. */
  title: string;
  /** Why nothing is shown, as a heading. */
  reason: string;
  /** What that means meanwhile. */
  children: ReactNode;
  /** Label of the link that leads on. */
  action: string;
  /** Where the link leads. @default the credentials, which open what is closed */
  href?: string;
}

/** Tells a provider without the rights for a page why nothing is shown, and what opens it (PORTAL-3). */
export function ClosedPage({ title, reason, children, action, href = paths.providerCredentials() }: ClosedPageProps) {
  return (
    <Container width="wide" pad="page">
      <Stack gap="x1">
        <PageHeader title={title} />
        <EmptyState title={reason} action={<ButtonLink href={href}>{action}</ButtonLink>}>
          {children}
        </EmptyState>
      </Stack>
    </Container>
  );
}
