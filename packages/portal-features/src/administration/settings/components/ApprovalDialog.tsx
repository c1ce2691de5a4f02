import { decideApproval, withdrawApproval } from '@sakina/platform/contract';
import type { Approval } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { useLossText } from './use-loss-text.ts';
import { useSettingText } from './use-setting-text.ts';

/** `stop` is for what is approved and waits for its day. */
export type ApprovalTask = 'approve' | 'refuse' | 'withdraw' | 'stop';

export interface ApprovalDialogProps {
  /** The request that it is about. */
  approval: Approval;
  title: string;
  /** What is done with the request. */
  task: ApprovalTask;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Decides or takes back one request: what follows first, then the reason, which the other administrator reads. */
export function ApprovalDialog({ approval, title, task, onClose }: ApprovalDialogProps) {
  const t = useAdminSettingsText();
  const words = useSettingText();
  const lossWords = useLossText();
  const isDecision = task === 'approve' || task === 'refuse';
  const decision = task === 'approve' ? ('APPROVE' as const) : ('REFUSE' as const);
  const params = { id: approval.id };
  return (
    <ActDialog
      operation={isDecision ? decideApproval : withdrawApproval}
      input={(reason) => ({
        params,
        body: isDecision ? { decision, note: reason } : { reason },
      })}
      onClose={onClose}
      record={`approval-${task}:${approval.id}`}
      title={t(`approval.${task}.title`, { title })}
      effects={
        task === 'approve'
          ? [...words.changesOf(approval), ...approval.losses.map(lossWords), t(`approval.approve.${approval.kind}`)]
          : [t(`approval.${task}.effect`)]
      }
      confirmLabel={t(`approval.${task}`)}
      tone={task === 'approve' ? 'danger' : 'primary'}
      done={t(`approval.${task}.done`)}
      overtaken={{ ALREADY_DECIDED: { title: t('approval.gone.title'), body: t('approval.gone.body') } }}
    />
  );
}
