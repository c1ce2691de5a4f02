import { Container, LoadingRegion, PageHeader, Section, Skeleton, Stack } from '@sakina/design-system';
import { getAdminOverview, listCredentialCases } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { DutyQueue } from '../components/DutyQueue.tsx';
import { Figures } from '../components/Figures.tsx';
import { useAdminOverviewText } from '../messages/index.ts';
import { dutiesOf } from '../model/duties.ts';

/** How often figures and queue are read again while the page is looked at (ADM-4). */
const EVERY_MS = 60_000;

/**
 * The figures of the platform and what waits for an administrator; today is the reader’s, as in the list of sessions
 * that it leads to.
 */
function useOverview() {
  const { timeZone } = useFormat();
  return useOperation(getAdminOverview, { query: { timeZone } }, { refreshMs: EVERY_MS });
}

/** The administration’s first page: what needs a decision, then the figures (ROUTE-26). */
export function AdminOverviewScreen() {
  const t = useAdminOverviewText();
  const overview = useOverview();
  // Without the cases by name the queue still counts them: it does not wait for them and does not fail with them.
  const cases = useOperation(listCredentialCases, { query: { limit: 5 } });
  const loading = (
    <LoadingRegion label={t('loading')}>
      <Stack gap="x3">
        <Skeleton lines={5} />
        <Skeleton lines={5} />
      </Stack>
    </LoadingRegion>
  );
  return (
    <Container width="wide" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('title')} />
        <ReadView read={overview} loading={loading}>
          {(data) => (
            <Stack gap="x4">
              <PanelBoundary>
                <Section title={t('queue')} description={t('queue.lead')}>
                  <DutyQueue duties={dutiesOf(data.tasks, cases.data?.items ?? [])} />
                </Section>
              </PanelBoundary>
              <PanelBoundary>
                <Figures overview={data} />
              </PanelBoundary>
            </Stack>
          )}
        </ReadView>
      </Stack>
    </Container>
  );
}
