import { RadioGroup, TextArea, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { communityLimits, reportContent } from '@sakina/platform/contract';
import type { ContentReportReason } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { HelpBeside, HelpNow } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { refusalOf } from '../model/failure.ts';
import { problemOf } from '../model/writing.ts';
import { ModeratorDialog } from './ModeratorDialog.tsx';
import { ReportReaders } from './ReportReaders.tsx';
import { useKeptText } from '../../../shared/form/index.ts';
import { useRefusalText } from './use-refusal-text.ts';

export interface ReportDialogProps {
  /** What moderators are told of. */
  target: { kind: 'POST' | 'REPLY'; id: string };
  /** Where it was written: its moderators read the report. */
  circleId: string;
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

/** Tells moderators of something: a reason, and words where the person wants to say more. */
export function ReportDialog({ target, circleId, onClose }: ReportDialogProps) {
  const t = useInsideText();
  const toast = useToast();
  const report = useAction(reportContent);
  const refusalText = useRefusalText();
  const words = useKeptText(`community:report:${target.id}`);
  const [reason, setReason] = useState<Reason | null>(null);
  const [isChecked, setChecked] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = words;
  const wordsProblem = problemOf(text, communityLimits.words, reason === 'OTHER');
  const refusal = refusalOf(report.error);
  const isFinal = refusal === 'ALREADY_REPORTED' || refusal === 'CONTENT_REMOVED';
  const final = isFinal ? refusalText(report.error) : null;

  async function send() {
    setChecked(true);
    if (reason === null || wordsProblem !== null) {
      (reason === null ? choice : field).current?.focus();
      return;
    }
    try {
      await report.run({ body: { target, reason, words: text.trim() || null } });
      toast({
        tone: 'success',
        title: t('report.done'),
        description: t(reason === 'AT_RISK' ? 'report.doneBody' : 'report.doneHidden'),
      });
      words.clear();
      onClose();
    } catch (error) {
      // The dialog shows the error and keeps what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <ModeratorDialog
      title={t(`report.title.${target.kind}`)}
      sendLabel={t('report.send')}
      isSending={report.isRunning}
      error={report.error}
      final={final}
      onSend={() => void send()}
      onClose={onClose}
    >
      <ReportReaders circleId={circleId} />
      <RadioGroup
        ref={choice}
        isRequired
        label={t('report.reason')}
        description={t('report.reasonHelp')}
        options={REASONS.map((id) => ({ id, label: t(`report.because.${id}`) }))}
        value={reason}
        onChange={(id) => setReason(REASONS.find((known) => known === id) ?? null)}
        errorMessage={isChecked && reason === null ? t('report.reasonMissing') : undefined}
      />
      {reason === 'AT_RISK' && (
        <HelpNow titleLevel={3} title={t('report.riskTitle')}>
          {t('report.risk')}
        </HelpNow>
      )}
      <TextArea
        ref={field}
        label={t(reason === 'OTHER' ? 'report.wordsNeeded' : 'report.words')}
        isRequired={reason === 'OTHER'}
        rows={3}
        maxLength={communityLimits.words}
        value={text}
        onChange={words.set}
        errorMessage={
          isChecked && wordsProblem !== null
            ? t(wordsProblem === 'missing' ? 'report.wordsMissing' : 'problem.tooLong', {
                limit: communityLimits.words,
              })
            : undefined
        }
      />
      <HelpBeside text={text} isShownElsewhere={reason === 'AT_RISK'} />
    </ModeratorDialog>
  );
}
