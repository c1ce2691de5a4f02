import { useToast } from '@sakina/design-system';
import { appealClaim, claimSettlementLimits } from '@sakina/platform/contract';
import type { Claim } from '@sakina/platform/contract';
import { APPEAL_ANSWER_DAYS } from '@sakina/platform/domain';
import { addDays } from '@sakina/platform/format';
import { useAction, useFormat } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { Effects, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

export interface AppealDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The claim that it is about. */
  claim: Claim;
  /** The last day to appeal, `YYYY-MM-DD`. */
  until: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it was sent. */
  onDone: () => void;
}

/** Objects to a denial in words, with the last day for it and what comes of it said before (CLOUD-520). */
export function AppealDialog({ isOpen, claim, until, onClose, onDone }: AppealDialogProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const toast = useToast();
  const appeal = useAction(appealClaim);
  const due = addDays(useToday(), APPEAL_ANSWER_DAYS);
  const form = useForm({ defaultValues: { reason: '' } });
  const kept = useKeptReason(form, 'reason', `claim-appeal:${claim.id}`);
  const payer = t(`payer.${claim.insurer}`);
  return (
    <ClaimDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('appeal.title', { payer })}
      confirmLabel={t('appeal.send')}
      error={appeal.error}
      onClose={onClose}
      send={({ reason }) => appeal.run({ params: { id: claim.id }, body: { reason: reason.trim() } })}
      onSent={(report) => {
        const answerBy = report.appeal?.answerDueOn ?? due;
        toast({ tone: 'success', title: t('appeal.done', { payer, day: day(answerBy) }) });
        onDone();
      }}
    >
      <DaysLeft what="appeal" until={until} />
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={t('appeal.reason')}
        description={t('appeal.reason.help', { payer })}
        most={claimSettlementLimits.appeal}
        missing={t('appeal.reason.missing')}
      />
      <Effects
        items={[
          t('appeal.effect.sent', { payer }),
          t('appeal.effect.insurer', {
            amount: format.money(claim.adjudication?.denied ?? claim.charge),
            due: day(due),
          }),
          t('appeal.effect.client'),
        ]}
      />
    </ClaimDialog>
  );
}
