import { RadioGroup, Text, useToast } from '@sakina/design-system';
import { cancelGroupSession, meetingLimits } from '@sakina/platform/contract';
import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { useAction, useNow } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { reachedBy } from '../model/group-state.ts';
import { ReachedMeetings } from './ReachedMeetings.tsx';
import { SaveProblem } from './SaveProblem.tsx';

export interface CancelDialogProps {
  /** The meeting that it is about, as its host sees it. */
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called once it is cancelled. */
  onCancelled: () => void;
}

const SCOPES = ['THIS', 'THIS_AND_FOLLOWING'] as const satisfies readonly GroupScope[];

interface Fields {
  scope: (typeof SCOPES)[number];
  reason: string;
}

/** Cancels a meeting, or also those that follow, with a reason; whom it concerns is said before. */
export function CancelDialog({ group, groups, isOpen, onClose, onCancelled }: CancelDialogProps) {
  const t = useGroupsText();
  const toast = useToast();
  const now = useNow();
  const cancel = useAction(cancelGroupSession);
  const form = useForm<Fields>({ defaultValues: { scope: 'THIS', reason: '' } });
  const kept = useKeptReason(form, 'reason', `group-cancel:${group.id}`);
  const scope = useWatch({ control: form.control, name: 'scope' });
  const hasFollowing = reachedBy(groups, group, 'THIS_AND_FOLLOWING', now).length > 1;
  const reached = reachedBy(groups, group, scope, now);
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('cancel.title', { title: group.title })}
      confirmLabel={t('cancel.submit', { count: reached.length })}
      cancelLabel={t('cancel.keep')}
      tone="danger"
      error={cancel.error}
      problem={<SaveProblem error={cancel.error} timeZone={group.timeZone} />}
      onClose={onClose}
      send={({ reason }) =>
        cancel.run({
          params: { id: group.id },
          body: { reason: reason.trim(), ...(scope === 'THIS_AND_FOLLOWING' && { wholeSeries: true }) },
        })
      }
      onSent={() => {
        toast({ tone: 'success', title: t('cancel.done', { count: reached.length }) });
        onCancelled();
      }}
    >
      {hasFollowing && (
        <FormField control={form.control} name="scope">
          {(field) => (
            <RadioGroup
              {...field}
              label={t('scope')}
              hasOptionalMark={false}
              options={SCOPES.map((id) => ({ id, label: t(`scope.${id}`) }))}
            />
          )}
        </FormField>
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
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={t('cancel.reason')}
        description={t('cancel.reason.help')}
        most={meetingLimits.reason}
        missing={t('problem.reason')}
      />
    </FormDialog>
  );
}
