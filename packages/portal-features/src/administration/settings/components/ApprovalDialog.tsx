import { Banner, useToast } from '@sakina/design-system';
import { decideApproval, withdrawApproval } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Approval } from '@sakina/platform/contract';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { useLossWords } from './use-loss-words.ts';
import { useSettingWords } from './use-setting-words.ts';

/** `stop` is for what is approved and waits for its day. */
export type ApprovalTask = 'approve' | 'refuse' | 'withdraw' | 'stop';

export interface ApprovalDialogProps {
  approval: Approval;
  title: string;
  task: ApprovalTask;
  onClose: () => void;
}

/** Decides or takes back one request: what follows first, then the reason, which the other administrator reads. */
export function ApprovalDialog({ approval, title, task, onClose }: ApprovalDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const words = useSettingWords();
  const lossWords = useLossWords();
  const decide = useAction(decideApproval);
  const withdraw = useAction(withdrawApproval);
  const isDecision = task === 'approve' || task === 'refuse';
  const { error } = isDecision ? decide : withdraw;
  const params = { id: approval.id };
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t(`approval.${task}.title`, { title })}
      effects={
        task === 'approve'
          ? [...words.changesOf(approval), ...approval.losses.map(lossWords), t(`approval.approve.${approval.kind}`)]
          : [t(`approval.${task}.effect`)]
      }
      confirmLabel={t(`approval.${task}`)}
      tone={task === 'approve' ? 'danger' : 'primary'}
      error={error}
      problem={
        isApiError(error, 'ALREADY_DECIDED') && (
          <Banner tone="warning" urgency="assertive" title={t('approval.gone.title')}>
            {t('approval.gone.body')}
          </Banner>
        )
      }
      onConfirm={async (reason) => {
        await (isDecision
          ? decide.run({ params, body: { decision: task === 'approve' ? 'APPROVE' : 'REFUSE', note: reason } })
          : withdraw.run({ params, body: { reason } }));
        toast({ tone: 'success', title: t(`approval.${task}.done`) });
        onClose();
      }}
    />
  );
}
