import { RadioGroup, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { communityLimits, reportContent } from '@sakina/platform/contract';
import type { ContentReportReason } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { HelpBeside, HelpNow } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { ModeratorDialog } from './ModeratorDialog.tsx';
import { Problem } from './Problem.tsx';
import { ReportReaders } from './ReportReaders.tsx';
import { useRefusalText } from './use-refusal-text.ts';

export interface ReportDialogProps {
  /** What moderators are told of. */
  target: { kind: 'POST' | 'REPLY'; id: string };
  /** Where it was written: its moderators read the report. */
  circleId: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Why something is reported; an untrue statement is a matter of reviews, not of what people tell of themselves. */
const REASONS = [
  'AT_RISK',
  'HARASSMENT',
  'HATE',
  'MEDICAL_ADVICE',
  'PRIVATE_DATA',
  'ADVERTISING',
  'METHODS_OF_HARM',
  'OTHER',
] as const satisfies readonly ContentReportReason[];
type Reason = (typeof REASONS)[number];

interface Fields {
  reason: Reason | null;
  words: string;
}

/** Tells moderators of something: a reason, and words where the person wants to say more. */
export function ReportDialog({ target, circleId, onClose }: ReportDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const report = useAction(reportContent);
  const refusalText = useRefusalText();
  const form = useForm<Fields>({ defaultValues: { reason: null, words: '' } });
  const { control } = form;
  const kept = useKeptReason(form, 'words', `community:report:${target.id}`);
  const [reason, typed] = useWatch({ control, name: ['reason', 'words'] });
  const refusal = refusalOf(report.error);
  const isFinal = refusal === 'ALREADY_REPORTED' || refusal === 'CONTENT_REMOVED';
  const final = isFinal ? refusalText(report.error) : null;
  return (
    <ModeratorDialog title={t(`report.title.${target.kind}`)} final={final} onClose={onClose}>
      <DialogForm
        form={form}
        kept={kept}
        confirmLabel={t('report.send')}
        cancelLabel={t('cancel')}
        error={report.error}
        problem={refusal && <Problem error={report.error} />}
        onClose={onClose}
        send={(fields) => report.run({ body: { target, reason: fields.reason, words: fields.words.trim() || null } })}
        onSent={(_answer, fields) => {
          toast({
            tone: 'success',
            title: t('report.done'),
            description: t(fields.reason === 'AT_RISK' ? 'report.doneBody' : 'report.doneHidden'),
          });
          onClose();
        }}
      >
        <ReportReaders circleId={circleId} />
        <FormField control={control} name="reason" rules={{ required: t('report.reasonMissing') }}>
          {(field) => (
            <RadioGroup
              {...field}
              isRequired
              label={t('report.reason')}
              description={t('report.reasonHelp')}
              options={REASONS.map((id) => ({ id, label: t(`report.because.${id}`) }))}
            />
          )}
        </FormField>
        {reason === 'AT_RISK' && (
          <HelpNow titleLevel={3} title={t('report.riskTitle')}>
            {t('report.risk')}
          </HelpNow>
        )}
        <ReasonField
          form={form}
          name="words"
          kept={kept}
          label={t(reason === 'OTHER' ? 'report.wordsNeeded' : 'report.words')}
          rows={3}
          most={communityLimits.words}
          missing={reason === 'OTHER' ? t('report.wordsMissing') : undefined}
        />
        <HelpBeside text={typed} isShownElsewhere={reason === 'AT_RISK'} />
      </DialogForm>
    </ModeratorDialog>
  );
}
