import { ButtonLink, Container, EmptyState, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { paths } from '@sakina/platform/domain';
import { errorCase, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { PageEditor } from '../components/PageEditor.tsx';
import { useOwnPageText } from '../messages/index.ts';

/** A provider’s own public page, edited beside its preview (ROUTE-29). */
export function OwnPageScreen() {
  const t = useOwnPageText();
  return (
    <Container width="wide" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('title')} lead={t('lead')} />
        <PanelBoundary>
          <ReadView
            read={useOperation(getProviderProfile, {})}
            loading={
              <LoadingRegion label={t('loading')}>
                <Stack gap="x2">
                  <Skeleton shape="block" size="md" />
                  <Skeleton shape="block" size="md" />
                </Stack>
              </LoadingRegion>
            }
            describeError={(error) =>
              errorCase(error) === 'notFound' ? (
                <EmptyState
                  title={t('missing.title')}
                  illustration="lantern"
                  action={<ButtonLink href={paths.providerApply()}>{t('missing.action')}</ButtonLink>}
                >
                  {t('missing.body')}
                </EmptyState>
              ) : undefined
            }
          >
            {(account) => <PageEditor account={account} />}
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}
