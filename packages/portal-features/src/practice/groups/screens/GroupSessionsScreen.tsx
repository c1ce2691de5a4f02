import { Button, EmptyState } from '@sakina/design-system';
import { listHostedGroupSessions } from '@sakina/platform/contract';
import { useCapabilities, useOperation } from '@sakina/platform/react';
import { ClosedPage } from '../../../shared/index.ts';
import { DeskScreen } from '../../shared/desk/index.ts';
import { GroupsDesk } from '../components/GroupsDesk.tsx';
import { useGroupsText } from '../messages/index.ts';
import type { GroupsSelection } from '../model/selection.ts';

/** Seats are taken meanwhile. */
const MINUTE = 60_000;

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
  const t = useGroupsText();
  const { canAccessPatientRecords } = useCapabilities();
  if (canAccessPatientRecords) return <Groups {...props} />;
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}

function Groups({ selection, onSelectionChange }: GroupSessionsScreenProps) {
  const t = useGroupsText();
  const begin = (
    <Button variant="action" onPress={() => onSelectionChange({ isNew: true })}>
      {t('new')}
    </Button>
  );
  return (
    <DeskScreen
      title={t('title')}
      actions={!selection.isNew && begin}
      read={useOperation(listHostedGroupSessions, { query: {} }, { refreshMs: MINUTE })}
      loading={t('loading')}
      isEmpty={({ items }) => items.length === 0 && !selection.isNew}
      empty={
        <EmptyState title={t('empty.title')} illustration="path" action={begin}>
          {t('empty.body')}
        </EmptyState>
      }
    >
      {({ items }) => <GroupsDesk groups={items} selection={selection} onSelectionChange={onSelectionChange} />}
    </DeskScreen>
  );
}
