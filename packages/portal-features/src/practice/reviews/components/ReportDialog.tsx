import { Button, Dialog, Form, RadioGroup, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { communityLimits, reportContent } from '@sakina/platform/contract';
import type { ContentReportReason, ProviderReview } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
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
  review: ProviderReview;
  onClose: () => void;
}

/** Tells moderators of a review: a reason, and words. It stays public until they decide, which is said before. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const t = useReviewsText();
  const toast = useToast();
  const formId = useId();
  const report = useAction(reportContent);
  const [reason, setReason] = useState<Reason>();
  const kept = useKeptText(`review-report:${review.id}`);
  const { text: words, set: setWords } = kept;
  const [hasTried, setTried] = useState(false);
  const isOver = isApiError(report.error, 'ALREADY_REPORTED') || isApiError(report.error, 'CONTENT_REMOVED');
  const problems = [
    ...(reason === undefined ? [{ name: 'reason', message: t('report.reason.missing') }] : []),
    ...(reason === 'OTHER' && words.trim() === '' ? [{ name: 'words', message: t('report.words.missing') }] : []),
  ];
  const messageAt = (name: string) =>
    hasTried ? problems.find((problem) => problem.name === name)?.message : undefined;

  async function send() {
    setTried(true);
    if (reason === undefined || problems.length > 0) return;
    try {
      await report.run({ body: { target: { kind: 'REVIEW', id: review.id }, reason, words: words.trim() || null } });
      kept.clear();
      toast({ title: t('report.done'), tone: 'success' });
      onClose();
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('report.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          {!isOver && (
            <Button type="submit" variant="action" form={formId} isPending={report.isRunning}>
              {t('report.send')}
            </Button>
          )}
        </>
      }
    >
      {isOver ? (
        <Text role="status">{t('report.already')}</Text>
      ) : (
        <Form id={formId} onSubmit={send} errors={hasTried ? problems : []} errorFocus="field" headingLevel={3}>
          <Stack gap="x2">
            <ErrorNotice error={report.error} />
            <Text tone="muted">{t('report.lead')}</Text>
            <RadioGroup
              label={t('report.reason')}
              name="reason"
              isRequired
              options={REASONS.map((id) => ({ id, label: t(`reason.${id}`) }))}
              value={reason ?? ''}
              onChange={(id) => setReason(REASONS.find((known) => known === id))}
              errorMessage={messageAt('reason')}
            />
            <KeptNotice {...kept} onDiscard={kept.clear} />
            <TextArea
              label={t('report.words')}
              description={t('report.words.help')}
              name="words"
              isRequired={reason === 'OTHER'}
              rows={3}
              maxLength={communityLimits.words}
              value={words}
              onChange={setWords}
              errorMessage={messageAt('words')}
            />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
