import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Split,
  Stack,
} from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useCapabilities } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useHostedGroups } from '../api/use-hosted-groups.ts';
import { GroupsDesk } from '../components/GroupsDesk.tsx';
import { useGroupsText } from '../messages/index.ts';
import type { GroupsSelection } from '../model/selection.ts';

export interface GroupSessionsScreenProps {
  /** What is open, from the address. */
  selection: GroupsSelection;
  /** Called when another meeting is opened, begun to be written, or left; the app writes it to the address. */
  onSelectionChange: (next: GroupsSelection) => void;
}

/**
 * A provider's groups: announce, see who comes, change, cancel, hold (ROUTE-30); closed without access to records
 * (PORTAL-3).
 */
export function GroupSessionsScreen(props: GroupSessionsScreenProps) {
  const { canAccessPatientRecords } = useCapabilities();
  return canAccessPatientRecords ? <Groups {...props} /> : <GroupsClosed />;
}

function GroupsClosed() {
  const t = useGroupsText();
  return (
    <Container width="wide" pad="page">
      <Stack gap="x1">
        <PageHeader title={t('title')} />
        <EmptyState
          title={t('closed.title')}
          illustration="lantern"
          action={<ButtonLink href={paths.providerCredentials()}>{t('closed.action')}</ButtonLink>}
        >
          {t('closed.body')}
        </EmptyState>
      </Stack>
    </Container>
  );
}

function Groups({ selection, onSelectionChange }: GroupSessionsScreenProps) {
  const t = useGroupsText();
  const read = useHostedGroups();
  const begin = (
    <Button variant="action" onPress={() => onSelectionChange({ isNew: true })}>
      {t('new')}
    </Button>
  );
  const hasGroups = (read.data?.items.length ?? 0) > 0;
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader title={t('title')} actions={hasGroups && !selection.isNew && begin} />
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Split side={<Skeleton shape="block" size="lg" />}>
                <Skeleton shape="block" size="lg" />
              </Split>
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0 && !selection.isNew}
          empty={
            <EmptyState title={t('empty.title')} illustration="path" action={begin}>
              {t('empty.body')}
            </EmptyState>
          }
        >
          {({ items }) => <GroupsDesk groups={items} selection={selection} onSelectionChange={onSelectionChange} />}
        </ReadView>
      </Stack>
    </Container>
  );
}
