import { Select, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { claimSettlementLimits, voidClaim, voidReason } from '@sakina/platform/contract';
import type { Claim, ClaimStatusReport, VoidReason } from '@sakina/platform/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { VoidEffects } from './VoidEffects.tsx';

export interface VoidDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The claim that it is about. */
  claim: Claim;
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it was taken back. */
  onDone: () => void;
}

interface Fields {
  reason: VoidReason | null;
  words: string;
}

/** Takes a claim back for a reason and in words; what becomes of money and session stands there before (CLOUD-526). */
export function VoidDialog({ isOpen, claim, report, onClose, onDone }: VoidDialogProps) {
  const t = useInsuranceText();
  const toast = useToast();
  const take = useAction(voidClaim);
  const form = useForm<Fields>({ defaultValues: { reason: null, words: '' } });
  const kept = useKeptReason(form, 'words', `claim-void:${claim.id}`);
  // The effects that were read are those of this moment: what changes behind the dialog must not change what is sent.
  const [seen] = useState(report);
  const payer = t(`payer.${claim.insurer}`);
  return (
    <ClaimDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('void.title', { payer })}
      confirmLabel={t('void.send')}
      tone="danger"
      error={take.error}
      onClose={onClose}
      send={({ reason, words }) =>
        take.run({ params: { id: claim.id }, body: { reason, words: words.trim(), seenStatus: seen.status } })
      }
      onSent={() => {
        toast({ tone: 'success', title: t('void.done', { payer }) });
        onDone();
      }}
    >
      <FormField control={form.control} name="reason" rules={{ required: t('void.reason.missing') }}>
        {(field) => (
          <Select
            {...field}
            label={t('void.reason')}
            options={voidReason.options.map((id) => ({ id, label: t(`void.reason.${id}`) }))}
            value={field.value ?? ''}
            isRequired
          />
        )}
      </FormField>
      <ReasonField
        form={form}
        name="words"
        kept={kept}
        label={t('void.words')}
        description={t('void.words.help', { payer })}
        rows={2}
        most={claimSettlementLimits.words}
        missing={t('void.words.missing')}
      />
      <VoidEffects report={seen} payer={payer} />
    </ClaimDialog>
  );
}
