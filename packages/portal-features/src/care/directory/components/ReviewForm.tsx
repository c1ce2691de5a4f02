import { useForm, useWatch } from 'react-hook-form';
import {
  Button,
  Form,
  FormActions,
  RadioGroup,
  RatingScale,
  SubmitButton,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { reviewLength } from '@sakina/platform/contract';
import type { ProviderProfile, ProviderReview } from '@sakina/platform/contract';
import { useCreateReview, useUpdateReview } from '../api/reviews.ts';
import { SIGNATURES, problemsOf } from '../model/review-form.ts';
import type { ReviewForm as FormState } from '../model/review-form.ts';
import { HelpBeside, SaveNotice, useBaseVersion } from '../../../shared/index.ts';
import {
  FormField,
  KeptNotice,
  RefusalNotice,
  resolverOf,
  useKeptForm,
  useSubmit,
} from '../../../shared/form/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';

export interface ReviewFormProps {
  provider: Pick<ProviderProfile, 'id' | 'displayName'>;
  /** The review to change; null to write one. */
  own: ProviderReview | null;
  /** Called when it is written, or left. */
  onDone: () => void;
}

/** A rating, words if one likes, and under which name. What was typed is kept through failures. */
export function ReviewForm({ provider, own, onDone }: ReviewFormProps) {
  const t = useEnhancedText();
  const toast = useToast();
  const create = useCreateReview();
  const update = useUpdateReview();
  const base = useBaseVersion(own?.version ?? 0);
  const form = useForm<FormState>({
    defaultValues: { rating: own?.rating ?? null, body: own?.body ?? '', signature: own ? '' : 'INITIALS' },
    resolver: resolverOf((typed) =>
      problemsOf(typed).map((name) => [name, t(`form.${name}.wrong`, { limit: reviewLength.max })] as const),
    ),
  });
  const { control } = form;
  const error = create.error ?? update.error;
  const kept = useKeptForm(form, `review:${provider.id}`, base);
  const typed = useWatch({ control, name: 'body' });
  const submit = useSubmit<FormState, ProviderReview>(form, {
    kept,
    send: async ({ rating, signature, ...words }) => {
      const body = words.body.trim() || null;
      try {
        const name = signature || 'INITIALS';
        if (!own) return await create.run({ params: { id: provider.id }, body: { rating, body, signature: name } });
        const change = { version: base.version, rating, body, ...(signature && { signature }) };
        return await update.run({ params: { id: own.id }, body: change });
      } catch (error) {
        base.noteRefused(error);
        throw error;
      }
    },
    onSent: () => {
      toast({ tone: 'success', title: t('own.saved') });
      onDone();
    },
  });

  return (
    <Form onSubmit={submit}>
      <RefusalNotice form={form} error={error} problem={<SaveNotice error={error} />} />
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <FormField control={control} name="rating">
        {(field) => (
          <RatingScale
            {...field}
            label={t('form.rating', { name: provider.displayName })}
            isRequired
            points={([1, 2, 3, 4, 5] as const).map((value) => ({ value, label: t(`form.rating.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="body">
        {(field) => (
          <TextArea {...field} label={t('form.body')} description={t('form.body.help')} maxLength={reviewLength.max} />
        )}
      </FormField>
      <HelpBeside text={typed} />
      <FormField control={control} name="signature">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('form.signature')}
            description={t(own ? 'form.signature.keep' : 'form.signature.help')}
            hasOptionalMark={false}
            options={SIGNATURES.map((id) => ({ id, label: t(`form.signature.${id}`) }))}
          />
        )}
      </FormField>
      <FormActions>
        <Button variant="quiet" onPress={onDone}>
          {t('form.cancel')}
        </Button>
        <SubmitButton>{t(own ? 'form.save' : 'form.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
