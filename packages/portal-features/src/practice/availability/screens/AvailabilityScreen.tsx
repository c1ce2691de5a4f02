import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { errorCase, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useHours } from '../api/use-hours.ts';
import { HoursEditor } from '../components/HoursEditor.tsx';
import { useAvailabilityText } from '../messages/index.ts';

/**
 * When a provider can be booked (ROUTE-30): hours, dates, journeys, rules and prayer, and what a client sees of them.
 */
export function AvailabilityScreen() {
  const t = useAvailabilityText();
  const hours = useHours();
  const account = useOperation(getProviderProfile, {});
  return (
    <Container width="wide" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('title')} lead={t('lead')} />
        <PanelBoundary>
          <ReadView read={hours} loading={<Loading />} describeError={describeError}>
            {({ rules, ...known }) =>
              rules ? (
                <ReadView read={account} loading={<Loading />} describeError={describeError}>
                  {(own) => <HoursEditor hours={{ ...known, rules }} account={own} />}
                </ReadView>
              ) : (
                <ErrorState title={t('incomplete.title')} onRetry={hours.reload} retryLabel={t('incomplete.retry')}>
                  {t('incomplete.body')}
                </ErrorState>
              )
            }
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}

/** One without a provider record has no hours yet. */
const describeError = (error: ApiError) => (errorCase(error) === 'notFound' ? <Missing /> : undefined);

function Missing() {
  const t = useAvailabilityText();
  return (
    <EmptyState
      title={t('missing.title')}
      illustration="lantern"
      action={<ButtonLink href={paths.providerApply()}>{t('missing.action')}</ButtonLink>}
    >
      {t('missing.body')}
    </EmptyState>
  );
}

function Loading() {
  const t = useAvailabilityText();
  return (
    <LoadingRegion label={t('loading')}>
      <Stack gap="x2">
        <Skeleton shape="block" size="md" />
        <Skeleton shape="block" size="md" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}
