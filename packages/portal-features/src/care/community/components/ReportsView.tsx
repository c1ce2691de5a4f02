import { EmptyState, LoadingRegion, Skeleton, Stack, Status, Text } from '@sakina/design-system';
import { listContentReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ContentReport } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { CommunityPage } from './CommunityPage.tsx';
import { SignInToSee } from './ListView.tsx';
import { usePlace } from './place.ts';
import { Rows } from './Rows.tsx';
import { ViewLinks } from './ViewLinks.tsx';
import { When } from './When.tsx';

const TONES = { OPEN: 'waiting', ACTED_ON: 'success', NO_ACTION: 'ended' } as const;

/** What the reader has told moderators of, and what came of it. */
export function ReportsView() {
  const t = useInsideText();
  const { isSignedIn } = usePlace();
  return (
    <CommunityPage title={t('reports.title')} lead={t('reports.lead')} isReady>
      <ViewLinks />
      {isSignedIn ? <Reports /> : <SignInToSee />}
    </CommunityPage>
  );
}

function Reports() {
  const t = useInsideText();
  const read = useOperation(listContentReports, {});
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('reports.loading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState illustration="lantern" title={t('reports.emptyTitle')}>
          {t('reports.emptyBody')}
        </EmptyState>
      }
    >
      {({ items }) => (
        <Rows role="list" aria-label={t('reports.title')}>
          {items.map((report) => (
            <li key={report.id}>
              <Row report={report} />
            </li>
          ))}
        </Rows>
      )}
    </ReadView>
  );
}

function Row({ report: { target, place, excerpt, reason, words, status, createdAt } }: { report: ContentReport }) {
  const t = useInsideText();
  return (
    <Stack gap="x1">
      <Status tone={TONES[status]}>{t(`reports.status.${status}`)}</Status>
      <Text weight="strong">
        {t(`reports.what.${target.kind}`)} <bdi>{place}</bdi>
      </Text>
      {excerpt === '' ? (
        <Text tone="muted">{t('reports.gone')}</Text>
      ) : (
        <Text as="blockquote" measure dir="auto">
          {excerpt}
        </Text>
      )}
      <Text size="sm">{t('reports.because', { reason: t(`report.because.${reason}`) })}</Text>
      {words !== null && (
        <Text size="sm">
          {t('reports.words')} <bdi>{words}</bdi>
        </Text>
      )}
      <When at={createdAt} />
    </Stack>
  );
}
