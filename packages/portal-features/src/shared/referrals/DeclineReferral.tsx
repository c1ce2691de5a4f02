import { Text } from '@sakina/design-system';
import { referralLimits } from '@sakina/platform/contract';
import type { ReferralId } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../dialogs/index.ts';
import { useReferralText } from './messages/index.ts';
import { useReplyToReferral } from './use-reply-to-referral.ts';

export interface DeclineReferralProps {
  /** Id of the referral. */
  id: ReferralId;
  /** Who is referred, and by whom. */
  names: { client: string; from: string };
  /** Called when it closes, with whether the referral is answered by now. */
  onClose: (isDone: boolean) => void;
}

/** Declines a referral, with a reason for the client and for the provider who referred them. */
export function DeclineReferral({ id, names, onClose }: DeclineReferralProps) {
  const t = useReferralText();
  const { reply, error } = useReplyToReferral(id, names);
  const form = useForm({ defaultValues: { reason: '' } });
  const kept = useKeptReason(form, 'reason', `referral-reply:${id}`);
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('decline.title', names)}
      confirmLabel={t('decline.submit')}
      cancelLabel={t('refer.cancel')}
      error={error}
      onClose={() => onClose(false)}
      send={({ reason }) => reply(false, reason.trim() || null)}
      onSent={() => onClose(true)}
    >
      <Text measure>{t('decline.lead', names)}</Text>
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={t('decline.reason')}
        description={t('decline.reason.help', names)}
        rows={3}
        most={referralLimits.reason}
      />
    </FormDialog>
  );
}
