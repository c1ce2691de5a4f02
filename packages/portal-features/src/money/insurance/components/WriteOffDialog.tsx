import { Select, useToast } from '@sakina/design-system';
import { claimSettlementLimits, writeOffClaim, writeOffReason } from '@sakina/platform/contract';
import type { ClaimStatusReport, WriteOffReason } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { AmountField, amountProblem } from '../../shared/amount/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { WriteOffEffects } from './WriteOffEffects.tsx';

export interface WriteOffDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** What can be written off at most, in minor units. */
  openMinor: number;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it was written off. */
  onDone: () => void;
}

interface Fields {
  amount: number | null;
  reason: WriteOffReason | null;
  words: string;
}

/**
 * Gives up what an insurer denied: how much, for which reason, and in words; what both tracks become stands there
 * before (CLOUD-521).
 */
export function WriteOffDialog({ isOpen, report, openMinor, onClose, onDone }: WriteOffDialogProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const toast = useToast();
  const write = useAction(writeOffClaim);
  const form = useForm<Fields>({ defaultValues: { amount: openMinor, reason: null, words: '' } });
  const kept = useKeptReason(form, 'words', `claim-write-off:${report.claimId}`);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const currency = report.insurerOpen?.currency ?? 'USD';
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const sum = amountProblem(amount, openMinor) ? null : amount;
  return (
    <ClaimDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('writeOff.title')}
      confirmLabel={sum === null ? t('writeOff.send') : t('writeOff.sendAmount', { amount: money(sum) })}
      tone="danger"
      error={write.error}
      onClose={onClose}
      send={(fields) =>
        write.run({
          params: { id: report.claimId },
          body: {
            amount: { amountMinor: fields.amount, currency },
            reason: fields.reason,
            words: fields.words.trim(),
          },
        })
      }
      onSent={(_report, fields) => {
        toast({ tone: 'success', title: t('writeOff.done', { amount: money(fields.amount) }) });
        onDone();
      }}
    >
      <AmountField
        form={form}
        name="amount"
        label={t('writeOff.amount')}
        description={t('writeOff.amount.help', { left: money(openMinor) })}
        currency={currency}
        most={openMinor}
        messages={{
          missing: t('writeOff.amount.missing', { left: money(openMinor) }),
          tooMuch: t('writeOff.amount.tooMuch', { left: money(openMinor) }),
        }}
      />
      <FormField control={form.control} name="reason" rules={{ required: t('writeOff.reason.missing') }}>
        {(field) => (
          <Select
            {...field}
            label={t('writeOff.reason')}
            options={writeOffReason.options.map((id) => ({ id, label: t(`writeOff.reason.${id}`) }))}
            value={field.value ?? ''}
            isRequired
          />
        )}
      </FormField>
      <ReasonField
        form={form}
        name="words"
        kept={kept}
        label={t('writeOff.words')}
        description={t('writeOff.words.help')}
        rows={2}
        most={claimSettlementLimits.words}
        missing={t('writeOff.words.missing')}
      />
      {sum !== null && <WriteOffEffects report={report} left={openMinor - sum} />}
    </ClaimDialog>
  );
}
