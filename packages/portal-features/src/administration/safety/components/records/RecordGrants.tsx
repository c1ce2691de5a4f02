import { Button, EmptyState, Inline, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import type { RecordGrant } from '@sakina/platform/contract';
import { useState } from 'react';
import { lazyPanel, ReadView } from '../../../../shared/index.ts';
import { MorePages } from '../../../../shared/pages/index.ts';
import { useRecordGrants } from '../../api/records.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { GRANT_GROUPS, groupOf } from '../../model/grants.ts';
import { GrantCard } from './GrantCard.tsx';

const AskDialog = lazyPanel(() => import('./AskDialog.tsx').then((m) => m.AskDialog));

/**
 * Who may read whose record and why: what waits for a decision, what can be read now, what has to be reviewed, and what
 * was.
 */
export function RecordGrants({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useAdminSafetyText();
  const { read, pages } = useRecordGrants();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="x3">
      <Inline gap="x2" justify="between" align="end">
        <Text measure>{t('records.lead')}</Text>
        <Button variant="action" onPress={() => setAsking(true)}>
          {t('records.ask')}
        </Button>
      </Inline>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('records.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('records.empty.title')} illustration={null}>
            {t('records.empty.body')}
          </EmptyState>
        }
      >
        {() => (
          <Stack gap="x3">
            {GRANT_GROUPS.map((group) => (
              <Group
                key={group}
                title={t(`records.group.${group}`)}
                grants={pages.items.filter((grant) => groupOf(grant) === group)}
                onOpen={onOpen}
              />
            ))}
            <MorePages pages={pages} label={t('records.more')} />
          </Stack>
        )}
      </ReadView>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </Stack>
  );
}

interface GroupProps {
  title: string;
  grants: readonly RecordGrant[];
  onOpen: (id: string) => void;
}

function Group({ title, grants, onOpen }: GroupProps) {
  if (grants.length === 0) return null;
  return (
    <Section title={title}>
      <Stack as="ul" gap="x2" aria-label={title}>
        {grants.map((grant) => (
          <GrantCard key={grant.id} grant={grant} onOpen={onOpen} />
        ))}
      </Stack>
    </Section>
  );
}
