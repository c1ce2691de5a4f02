import { EmptyState, Heading, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { listSharedEntries } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { MorePages, usePagesOf } from '../../../shared/pages/index.ts';
import { useClientsText } from '../messages/index.ts';
import { entryStyle } from './ClientsDesk.styles.ts';
import { useMoment } from './use-moment.ts';

const Entry = styled.li`${entryStyle}`;
const Body = styled(Text)`white-space: pre-line;`;

/** The journal entries that the client lets the provider read, as they are now (CLOUD-139). */
export function RecordJournal({ client }: { client: Client }) {
  const t = useClientsText();
  const moment = useMoment();
  const query = { clientId: client.id, limit: 100 };
  const { read, pages } = usePagesOf(listSharedEntries, { query });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('journal.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title={t('journal.empty.title')} illustration="window" headingLevel={3}>
          {t('journal.empty.body')}
        </EmptyState>
      }
    >
      {() => (
        <Stack gap="x1">
          <Text size="sm" tone="muted" measure>
            {t('journal.lead')}
          </Text>
          <Stack as="ul" gap="none" role="list">
            {pages.items.map(({ id, title, body, sharedAt }) => (
              <Entry key={id}>
                <Heading level={3} size="sm">
                  <bdi>{title ?? t('journal.untitled')}</bdi>
                </Heading>
                <Text size="xs" tone="muted">
                  {t('journal.shared', { moment: moment(sharedAt, 'sentence') })}
                </Text>
                <Body forwardedAs="p" measure dir="auto">
                  {body}
                </Body>
              </Entry>
            ))}
          </Stack>
          <MorePages pages={pages} label={t('journal.more')} />
        </Stack>
      )}
    </ReadView>
  );
}
