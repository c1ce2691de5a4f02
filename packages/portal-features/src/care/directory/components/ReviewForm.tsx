import { useState } from 'react';
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
import type { ProviderProfile, ProviderReview } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useCreateReview, useUpdateReview } from '../api/reviews.ts';
import { REVIEW_LIMIT, SIGNATURES, problemsOf } from '../model/review-form.ts';
import type { ReviewForm as FormState } from '../model/review-form.ts';
import { HelpBeside, SaveNotice, useBaseVersion } from '../../../shared/index.ts';
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
  const [form, setForm] = useState<FormState>({
    rating: own?.rating ?? null,
    body: own?.body ?? '',
    signature: own ? null : 'INITIALS',
  });
  const [draft, setDraft] = useState<{ body: string } | null>(null);
  const [isChecked, setChecked] = useState(false);
  useDraft(`review:${provider.id}`, {
    value: draft,
    onRestore: (kept) => {
      if (typeof kept === 'object' && kept !== null && 'body' in kept && typeof kept.body === 'string') type(kept.body);
    },
  });

  function type(body: string) {
    setForm((current) => ({ ...current, body }));
    setDraft(body === '' ? null : { body });
  }
  const problems = isChecked ? problemsOf(form) : [];
  const messageOf = (name: 'rating' | 'body') =>
    problems.includes(name) ? t(`form.${name}.wrong`, { limit: REVIEW_LIMIT }) : undefined;
  const errors = problems.map((name) => ({ name, message: messageOf(name) ?? '' }));

  async function submit() {
    setChecked(true);
    if (form.rating === null || problemsOf(form).length > 0) return;
    const { rating, signature } = form;
    const body = form.body.trim() || null;
    try {
      if (own) {
        const change = { version: base.version, rating, body, ...(signature && { signature }) };
        await update.run({ params: { id: own.id }, body: change });
      } else {
        await create.run({ params: { id: provider.id }, body: { rating, body, signature: signature ?? 'INITIALS' } });
      }
      setDraft(null);
      toast({ tone: 'success', title: t('own.saved') });
      onDone();
    } catch (error) {
      base.noteRefused(error);
      // Said above the form; what was typed stays.
    }
  }

  return (
    <Form onSubmit={submit} errors={errors} errorFocus="field" headingLevel={3}>
      <SaveNotice error={create.error ?? update.error} />
      <RatingScale
        label={t('form.rating', { name: provider.displayName })}
        name="rating"
        isRequired
        points={([1, 2, 3, 4, 5] as const).map((value) => ({ value, label: t(`form.rating.${value}`) }))}
        value={form.rating}
        onChange={(rating) => setForm({ ...form, rating })}
        errorMessage={messageOf('rating')}
      />
      <TextArea
        label={t('form.body')}
        description={t('form.body.help')}
        name="body"
        maxLength={REVIEW_LIMIT}
        value={form.body}
        onChange={type}
        errorMessage={messageOf('body')}
      />
      <HelpBeside text={form.body} />
      <RadioGroup
        label={t('form.signature')}
        description={t(own ? 'form.signature.keep' : 'form.signature.help')}
        name="signature"
        hasOptionalMark={false}
        options={SIGNATURES.map((id) => ({ id, label: t(`form.signature.${id}`) }))}
        value={form.signature}
        onChange={(id) => setForm({ ...form, signature: SIGNATURES.find((known) => known === id) ?? null })}
      />
      <FormActions>
        <Button variant="quiet" onPress={onDone}>
          {t('form.cancel')}
        </Button>
        <SubmitButton>{t(own ? 'form.save' : 'form.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
