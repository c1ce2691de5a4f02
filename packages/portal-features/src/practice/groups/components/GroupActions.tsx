import { Button, ButtonLink, ConfirmDialog, FormActions, useToast } from '@sakina/design-system';
import { setGroupSessionStatus } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { HostedGroupSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useAction, useConnectCall, useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { STARTABLE_AHEAD_MS, useErrorText } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { canBegin, isAhead } from '../model/group-state.ts';
import { CancelDialog } from './late-dialogs.ts';

export interface GroupActionsProps {
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
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
  const toast = useToast();
  const errorText = useErrorText();
  const setStatus = useAction(setGroupSessionStatus);
  const [asked, setAsked] = useState<'begin' | 'end' | 'cancel' | null>(null);
  const isLive = group.status === 'LIVE';
  const isBeginnable = canBegin(group, now, STARTABLE_AHEAD_MS);
  const isChangeable = isAhead(group, now);
  const question = asked === 'end' ? 'end' : 'begin';
  const opensInvoices = question === 'end' && group.price.amountMinor > 0 && group.joinedCount > 0;

  async function change() {
    try {
      await setStatus.run({ params: { id: group.id }, body: { status: question === 'end' ? 'COMPLETED' : 'LIVE' } });
      toast({ tone: 'success', title: t(`${question}.done`) });
      setAsked(null);
      onChanged();
    } catch (error) {
      // Told of in the question, which stays open.
      if (!isApiError(error)) throw error;
    }
  }
  function close() {
    setAsked(null);
    setStatus.reset();
  }
  const { error } = setStatus;
  const failure = isApiError(error, 'GROUP_NOT_STARTABLE') ? t('begin.refused') : error && errorText(error).body;
  if (!isLive && !isBeginnable && !isChangeable) return null;
  return (
    <>
      <FormActions>
        {isChangeable && (
          <>
            <Button variant="danger" onPress={() => setAsked('cancel')}>
              {t('cancelMeeting')}
            </Button>
            <Button variant="secondary" onPress={onEdit}>
              {t('edit')}
            </Button>
          </>
        )}
        {isLive && (
          <Button variant="secondary" onPress={() => setAsked('end')}>
            {t('end')}
          </Button>
        )}
        {isLive && group.roomName !== null && hasCalls && (
          <ButtonLink href={paths.groupVideo({ room: group.roomName })}>{t('room')}</ButtonLink>
        )}
        {isBeginnable && <Button onPress={() => setAsked('begin')}>{t('begin')}</Button>}
      </FormActions>
      <ConfirmDialog
        isOpen={asked === 'begin' || asked === 'end'}
        onOpenChange={close}
        title={t(`${question}.title`, { title: group.title })}
        confirmLabel={t(question)}
        cancelLabel={t('notNow')}
        tone="primary"
        onConfirm={() => void change()}
        isBusy={setStatus.isRunning}
        failure={failure}
      >
        {t(`${question}.body`, { count: group.joinedCount })}
        {opensInvoices && ` ${t('end.invoices', { count: group.joinedCount, price: format.money(group.price) })}`}
      </ConfirmDialog>
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
