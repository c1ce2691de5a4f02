import { ButtonLink, Container, EmptyState, PageHeader, Stack } from '@sakina/design-system';
import type { ContainerProps } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { errorCase, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { usePracticePageText } from './messages/index.ts';

export interface PracticePageProps<T> {
  /** Heading of the page. */
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /**
   * Greatest width: `wide` for what is edited beside its preview.
   * @default 'page'
   */
  width?: ContainerProps['width'];
  /** What only a provider has: the server answers ‘not found’ to an account without a provider record. */
  read: Read<T>;
  /** Outline of the page until it has been read. */
  loading: ReactNode;
  /** What this page will hold once the account has a provider record. */
  missing: string;
  /** What is shown once it is read. */
  children: (data: T) => ReactNode;
}

/**
 * A page about the provider’s own practice (ROUTE-29, ROUTE-30): its heading, and below it what was read. An account
 * without a provider record is led to the application.
 */
export function PracticePage<T>({
  title,
  lead,
  width = 'page',
  read,
  loading,
  missing,
  children,
}: PracticePageProps<T>) {
  const t = usePracticePageText();
  return (
    <Container width={width} pad="page">
      <Stack gap="x4">
        <PageHeader title={title} lead={lead} />
        <PanelBoundary>
          <ReadView
            read={read}
            loading={loading}
            describeError={(error) =>
              errorCase(error) === 'notFound' ? (
                <EmptyState
                  title={t('missing.title')}
                  illustration="lantern"
                  action={<ButtonLink href={paths.providerApply()}>{t('missing.action')}</ButtonLink>}
                >
                  {missing}
                </EmptyState>
              ) : undefined
            }
          >
            {children}
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}
