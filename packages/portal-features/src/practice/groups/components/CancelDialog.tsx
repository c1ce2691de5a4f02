import { Button, Dialog, Form, RadioGroup, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { cancelGroupSession } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { reachedBy } from '../model/group-state.ts';
import { ReachedMeetings } from './ReachedMeetings.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export interface CancelDialogProps {
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  isOpen: boolean;
  onClose: () => void;
  onCancelled: () => void;
}

const REASON_MAX = 500;
const SCOPES = ['THIS', 'THIS_AND_FOLLOWING'] as const satisfies readonly GroupScope[];

/** Cancels a meeting, or also those that follow, with a reason; whom it concerns is said before. */
export function CancelDialog({ group, groups, isOpen, onClose, onCancelled }: CancelDialogProps) {
  const t = useGroupsText();
  const toast = useToast();
  const format = useFormat();
  const now = useNow();
  const formId = useId();
  const cancel = useAction(cancelGroupSession);
  const kept = useKeptText(`group-cancel:${group.id}`);
  const { text: reason, set: setReason } = kept;
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('THIS');
  const [hasTried, setTried] = useState(false);
  const hasFollowing = reachedBy(groups, group, 'THIS_AND_FOLLOWING', now).length > 1;
  const reached = reachedBy(groups, group, scope, now);
  const words = reason.trim();
  const message =
    words === ''
      ? t('problem.reason')
      : words.length > REASON_MAX
        ? t('problem.reasonLong', { max: format.number(REASON_MAX) })
        : undefined;

  async function submit() {
    setTried(true);
    if (message !== undefined) return;
    try {
      await cancel.run({
        params: { id: group.id },
        body: { reason: words, ...(scope === 'THIS_AND_FOLLOWING' && { wholeSeries: true }) },
      });
      kept.clear();
      toast({ tone: 'success', title: t('cancel.done', { count: reached.length }) });
      onCancelled();
    } catch (error) {
      // Told of above the fields, which keep what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={false}
      title={t('cancel.title', { title: group.title })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={cancel.isRunning}>
            {t('cancel.submit', { count: reached.length })}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={message === undefined ? [] : [{ name: 'reason', message }]}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <SaveProblem error={cancel.error} timeZone={group.timeZone} />
          {hasFollowing && (
            <RadioGroup
              label={t('scope')}
              hasOptionalMark={false}
              options={SCOPES.map((id) => ({ id, label: t(`scope.${id}`) }))}
              value={scope}
              onChange={(id) => setScope(SCOPES.find((one) => one === id) ?? 'THIS')}
            />
          )}
          <ReachedMeetings
            title={t('cancel.reached', { count: reached.length })}
            meetings={reached.map(({ id, startsAt, endsAt, joinedCount, waitlistCount }) => ({
              id,
              span: { startsAt, endsAt },
              joinedCount,
              waitlistCount,
            }))}
            timeZone={group.timeZone}
          />
          <Text>{t('cancel.effects')}</Text>
          {reached.some(({ price }) => price.amountMinor > 0) && <Text>{t('cancel.free')}</Text>}
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            label={t('cancel.reason')}
            description={t('cancel.reason.help')}
            name="reason"
            isRequired
            maxLength={REASON_MAX}
            value={reason}
            onChange={setReason}
            errorMessage={hasTried ? message : undefined}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
