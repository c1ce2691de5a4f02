import { Badge, Link, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listClients } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useFormat, useOperation } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { PersonLine } from './PersonLine.tsx';

/** How many are shown. */
const SHOWN = 5;

function ClientLine({ client }: { client: Client }) {
  const t = useProviderHomeText();
  const format = useFormat();
  const { displayName, lastSessionAt, nextSessionAt, unsignedNotes } = client;
  const fact =
    lastSessionAt !== null
      ? t('clients.last', { date: format.shortDate(lastSessionAt) })
      : nextSessionAt !== null
        ? t('clients.first', { day: format.dayInSentence(nextSessionAt) })
        : t('clients.none');
  return (
    <PersonLine
      name={displayName}
      fact={fact}
      end={unsignedNotes > 0 && <Badge tone="warning">{t('clients.unsigned', { count: unsignedNotes })}</Badge>}
    />
  );
}

/** The clients the provider has seen last; none, and no call for them, without access to records (PORTAL-3). */
export function RecentClients() {
  const t = useProviderHomeText();
  const { canAccessPatientRecords } = useCapabilities();
  return (
    <Section title={t('clients.title')} headingSize="lg">
      <PanelBoundary>
        {canAccessPatientRecords ? (
          <ClientList />
        ) : (
          <Text size="sm" tone="muted">
            {t('clients.hidden')}
          </Text>
        )}
      </PanelBoundary>
    </Section>
  );
}

function ClientList() {
  const t = useProviderHomeText();
  const read = useOperation(listClients, { query: { sort: 'RECENT', limit: SHOWN } });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('clients.loading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Text size="sm" tone="muted">
          {t('clients.empty')}
        </Text>
      }
    >
      {({ items }) => (
        <>
          <Stack as="ul" gap="none" aria-label={t('clients.list')}>
            {items.map((client) => (
              <ClientLine key={client.id} client={client} />
            ))}
          </Stack>
          <div>
            <Link variant="standalone" href={paths.providerClients()}>
              {t('clients.all')}
            </Link>
          </div>
        </>
      )}
    </ReadView>
  );
}
