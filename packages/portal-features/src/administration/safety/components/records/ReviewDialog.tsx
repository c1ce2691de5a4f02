import { Checkbox, RadioGroup, useToast } from '@sakina/design-system';
import { adminReasonLength, reviewRecordAccess } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { RecordGrant } from '@sakina/platform/contract';
import { useAction, useReadAgain } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { Effects, FormDialog, ReasonField, useKeptReason } from '../../../../shared/dialogs/index.ts';
import { FormField } from '../../../../shared/form/index.ts';
import { Overtaken, RefusedAct, useAdminText } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { useTooLate } from './use-too-late.ts';

const ANSWERS = ['justified', 'notJustified'] as const;

interface Fields {
  isJustified: (typeof ANSWERS)[number] | null;
  isWithheld: boolean;
  withheldReason: string;
  words: string;
}

/** Says afterwards whether an access was justified, and whether the client is told. */
export function ReviewDialog({ grant, onClose }: { grant: RecordGrant; onClose: () => void }) {
  const t = useAdminSafetyText();
  const admin = useAdminText();
  const tooLate = useTooLate();
  const toast = useToast();
  const readAgain = useReadAgain();
  const review = useAction(reviewRecordAccess);
  const form = useForm<Fields>({
    defaultValues: { isJustified: null, isWithheld: false, withheldReason: '', words: '' },
  });
  const { control } = form;
  const why = useKeptReason(form, 'withheldReason', `record-review:${grant.id}`);
  const words = useKeptReason(form, 'words', `record-review-words:${grant.id}`);
  const isWithheld = useWatch({ control, name: 'isWithheld' });
  const isTooLate = isApiError(review.error, 'ALREADY_DECIDED');
  const names = { who: grant.requestedBy.displayName, client: grant.client.displayName };
  return (
    <FormDialog
      form={form}
      title={t('review.title', names)}
      confirmLabel={t('record.review')}
      cancelLabel={admin('cancel')}
      error={review.error}
      problem={isTooLate ? <Overtaken {...tooLate} /> : review.error && <RefusedAct error={review.error} />}
      onClose={() => {
        if (isTooLate) void readAgain(reviewRecordAccess);
        onClose();
      }}
      send={(fields) =>
        review.run({
          params: { id: grant.id },
          body: {
            isJustified: fields.isJustified === 'justified',
            words: fields.words.trim(),
            withheldReason: fields.isWithheld ? fields.withheldReason.trim() : null,
          },
        })
      }
      onSent={() => {
        why.forget();
        words.forget();
        toast({ tone: 'success', title: t('review.done') });
        onClose();
      }}
    >
      <Effects
        title={admin('effects')}
        items={[t('review.again', names), t(isWithheld ? 'review.notTold' : 'review.told', names), t('review.final')]}
      />
      <FormField control={control} name="isJustified" rules={{ required: t('review.answer.missing') }}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('review.answer')}
            isRequired
            options={ANSWERS.map((id) => ({ id, label: t(`review.${id}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="isWithheld">
        {(field) => <Checkbox {...field}>{t('review.withhold', names)}</Checkbox>}
      </FormField>
      {isWithheld && (
        <ReasonField
          form={form}
          name="withheldReason"
          kept={why}
          label={t('review.why')}
          rows={2}
          least={adminReasonLength.min}
          most={adminReasonLength.max}
          missing={t('review.why.missing')}
        />
      )}
      <ReasonField
        form={form}
        name="words"
        kept={words}
        label={t('review.words')}
        description={t('decide.help')}
        rows={2}
        least={adminReasonLength.min}
        most={adminReasonLength.max}
        missing={admin('reason.short', { least: adminReasonLength.min })}
      />
    </FormDialog>
  );
}
