import { Checkbox, RadioGroup, TextArea, useToast } from '@sakina/design-system';
import { adminReasonLength, reviewRecordAccess } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { RecordGrant } from '@sakina/platform/contract';
import { useAction, useReadAgain } from '@sakina/platform/react';
import { useState } from 'react';
import { KeptNotice, useKeptText } from '../../../../shared/form/index.ts';
import { Overtaken, ReasonDialog } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { useTooLate } from './use-too-late.ts';

const ANSWERS = ['justified', 'notJustified'] as const;

/** Says afterwards whether an access was justified, and whether the client is told. */
export function ReviewDialog({ grant, onClose }: { grant: RecordGrant; onClose: () => void }) {
  const t = useAdminSafetyText();
  const tooLate = useTooLate();
  const toast = useToast();
  const readAgain = useReadAgain();
  const review = useAction(reviewRecordAccess);
  const [answer, setAnswer] = useState<string>('');
  const [isWithheld, setWithheld] = useState(false);
  const kept = useKeptText(`record-review:${grant.id}`);
  const { text: why, set: setWhy } = kept;
  const [wasTried, setTried] = useState(false);
  const isTooLate = isApiError(review.error, 'ALREADY_DECIDED');
  const isWhyShort = isWithheld && why.trim().length < adminReasonLength.min;
  const names = { who: grant.requestedBy.displayName, client: grant.client.displayName };
  return (
    <ReasonDialog
      isOpen
      onClose={() => {
        if (isTooLate) void readAgain(reviewRecordAccess);
        onClose();
      }}
      record={`record-review:${grant.id}`}
      title={t('review.title', names)}
      effects={[t('review.again', names), t(isWithheld ? 'review.notTold' : 'review.told', names), t('review.final')]}
      reasonLabel={t('review.words')}
      reasonHelp={t('decide.help')}
      confirmLabel={t('record.review')}
      tone="primary"
      error={review.error}
      problem={isTooLate && <Overtaken {...tooLate} />}
      onConfirm={async (words) => {
        setTried(true);
        if (answer === '' || isWhyShort) return false;
        await review.run({
          params: { id: grant.id },
          body: {
            isJustified: answer === 'justified',
            words,
            withheldReason: isWithheld ? why.trim() : null,
          },
        });
        kept.clear();
        toast({ tone: 'success', title: t('review.done') });
        onClose();
        return true;
      }}
    >
      <RadioGroup
        label={t('review.answer')}
        isRequired
        options={ANSWERS.map((id) => ({ id, label: t(`review.${id}`) }))}
        value={answer}
        onChange={setAnswer}
        errorMessage={wasTried && answer === '' ? t('review.answer.missing') : undefined}
      />
      <Checkbox value={isWithheld} onChange={setWithheld}>
        {t('review.withhold', names)}
      </Checkbox>
      {isWithheld && (
        <>
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            label={t('review.why')}
            isRequired
            rows={2}
            maxLength={adminReasonLength.max}
            value={why}
            onChange={setWhy}
            errorMessage={
              fieldProblems(review.error)['withheldReason'] ??
              (wasTried && isWhyShort ? t('review.why.missing') : undefined)
            }
          />
        </>
      )}
    </ReasonDialog>
  );
}
