import { Button, ButtonLink } from '@sakina/design-system';
import { setGroupSessionStatus } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useConnectCall, useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { STARTABLE_AHEAD_MS } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { canBegin, isAhead } from '../model/group-state.ts';
import { CancelDialog } from './late-dialogs.ts';

export interface GroupActionsProps {
  /** The meeting that it is about, as its host sees it. */
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Called to change it. */
  onEdit: () => void;
  /** Called when its state was changed, so that the focus finds a place. */
  onChanged: () => void;
}

/** What can be done with a meeting now: begin, enter and end it, change it, cancel it. Each says first what follows. */
export function GroupActions({ group, groups, onEdit, onChanged }: GroupActionsProps) {
  const t = useGroupsText();
  const format = useFormat();
  const now = useNow();
  const hasCalls = useConnectCall() !== null;
  const [asked, setAsked] = useState<'begin' | 'end' | 'cancel' | null>(null);
  const isLive = group.status === 'LIVE';
  const isBeginnable = canBegin(group, now, STARTABLE_AHEAD_MS);
  const isChangeable = isAhead(group, now);
  const question = asked === 'end' ? 'end' : 'begin';
  const opensInvoices = question === 'end' && group.price.amountMinor > 0 && group.joinedCount > 0;

  if (!isLive && !isBeginnable && !isChangeable) return null;
  return (
    <>
      {isBeginnable && (
        <Button size="small" onPress={() => setAsked('begin')}>
          {t('begin')}
        </Button>
      )}
      {isLive && group.roomName !== null && hasCalls && (
        <ButtonLink size="small" href={paths.groupVideo({ room: group.roomName })}>
          {t('room')}
        </ButtonLink>
      )}
      {isLive && (
        <Button size="small" variant="secondary" onPress={() => setAsked('end')}>
          {t('end')}
        </Button>
      )}
      {isChangeable && (
        <>
          <Button size="small" variant="secondary" onPress={onEdit}>
            {t('edit')}
          </Button>
          <Button size="small" variant="danger" onPress={() => setAsked('cancel')}>
            {t('cancelMeeting')}
          </Button>
        </>
      )}
      <ConfirmAction
        isOpen={asked === 'begin' || asked === 'end'}
        operation={setGroupSessionStatus}
        input={{ params: { id: group.id }, body: { status: question === 'end' ? 'COMPLETED' : 'LIVE' } }}
        title={t(`${question}.title`, { title: group.title })}
        confirmLabel={t(question)}
        cancelLabel={t('notNow')}
        tone="primary"
        done={t(`${question}.done`)}
        failureText={(error) => (isApiError(error, 'GROUP_NOT_STARTABLE') ? t('begin.refused') : undefined)}
        onClose={() => setAsked(null)}
        onDone={onChanged}
      >
        {t(`${question}.body`, { count: group.joinedCount })}
        {opensInvoices && ` ${t('end.invoices', { count: group.joinedCount, price: format.money(group.price) })}`}
      </ConfirmAction>
      <CancelDialog
        group={group}
        groups={groups}
        isOpen={asked === 'cancel'}
        onClose={() => setAsked(null)}
        onCancelled={() => {
          setAsked(null);
          onChanged();
        }}
      />
    </>
  );
}
