import { Button, Dialog, RadioGroup, Text, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { communityLimits, reportContent } from '@sakina/platform/contract';
import type { ContentReportReason, ProviderReview } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useReviewsText } from '../messages/index.ts';

/** Why a review is reported; that it is a bad one is no reason. */
const REASONS = [
  'UNTRUE',
  'PRIVATE_DATA',
  'HARASSMENT',
  'HATE',
  'ADVERTISING',
  'AT_RISK',
  'OTHER',
] as const satisfies readonly ContentReportReason[];
type Reason = (typeof REASONS)[number];

export interface ReportDialogProps {
  /** The review that it is about. */
  review: ProviderReview;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  reason: Reason | null;
  words: string;
}

/** Tells moderators of a review: a reason, and words. It stays public until they decide, which is said before. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useReviewsText();
  const toast = useToast();
  const report = useAction(reportContent);
  const form = useForm<Fields>({ defaultValues: { reason: null, words: '' } });
  const kept = useKeptReason(form, 'words', `review-report:${review.id}`);
  const isOther = useWatch({ control: form.control, name: 'reason' }) === 'OTHER';
  const isOver = isApiError(report.error, 'ALREADY_REPORTED') || isApiError(report.error, 'CONTENT_REMOVED');
  const back = t('back');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('report.title')}
      actions={
        isOver && (
          <Button variant="secondary" onPress={onClose}>
            {back}
          </Button>
        )
      }
    >
      {isOver ? (
        <Text role="status">{t('report.already')}</Text>
      ) : (
        <DialogForm
          form={form}
          kept={kept}
          confirmLabel={t('report.send')}
          cancelLabel={back}
          error={report.error}
          onClose={onClose}
          send={({ reason, words }) =>
            report.run({ body: { target: { kind: 'REVIEW', id: review.id }, reason, words: words.trim() || null } })
          }
          onSent={() => {
            toast({ title: t('report.done'), tone: 'success' });
            onClose();
          }}
        >
          <Text tone="muted">{t('report.lead')}</Text>
          <FormField control={form.control} name="reason" rules={{ required: t('report.reason.missing') }}>
            {(field) => (
              <RadioGroup
                {...field}
                label={t('report.reason')}
                isRequired
                options={REASONS.map((id) => ({ id, label: t(`reason.${id}`) }))}
              />
            )}
          </FormField>
          <ReasonField
            form={form}
            name="words"
            kept={kept}
            label={t('report.words')}
            description={t('report.words.help')}
            rows={3}
            most={communityLimits.words}
            missing={isOther ? t('report.words.missing') : undefined}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}
