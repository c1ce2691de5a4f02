import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  FormActions,
  Stack,
  SubmitButton,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { answerReview, reviewLength } from '@sakina/platform/contract';
import type { ProviderReview } from '@sakina/platform/contract';
import { answerProblems } from '@sakina/platform/domain';
import { useAction } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  FormField,
  KeptNotice,
  RefusalNotice,
  resolverOf,
  useKeptText,
  useSubmit,
} from '../../../shared/form/index.ts';
import { Bulleted, SaveNotice, useBaseVersion, useDebounced } from '../../../shared/index.ts';
import { useReviewsText } from '../messages/index.ts';
import { answerOf, READY, readyIn } from '../model/ready-answer.ts';
import type { ReadyId } from '../model/ready-answer.ts';

interface Fields {
  text: string;
  /** The words that this was confirmed of; it holds for them alone. */
  namesNoCare: string;
}

export interface AnswerFormProps {
  /** The review that it is about. */
  review: ProviderReview;
  /** Called when it was published, or left. */
  onClose: () => void;
}

/**
 * Puts the public answer together from sentences that say nothing of anyone. Own words are the exception: no list of
 * words finds everything that would confirm that someone was a client, so their writer says that they do not; what a
 * list does find is said while they are written, and stops the publication. What is typed is kept until it is published
 * (SEC-15).
 */
export function AnswerForm({ review, onClose }: AnswerFormProps) {
  const t = useReviewsText();
  const toast = useToast();
  const answering = useAction(answerReview);
  const base = useBaseVersion(review.version);
  const entry = useRef<HTMLElement>(null);
  const [wantsOwn, setWantsOwn] = useState(false);
  const names = [review.author];
  const sentences = { thanks: t('neutral.thanks'), contact: t('neutral.contact'), listening: t('neutral.listening') };
  const form = useForm<Fields>({
    defaultValues: { text: review.answer?.text ?? '', namesNoCare: '' },
    resolver: resolverOf((fields) => {
      const problem = problemIn(fields.text);
      const isMissing = readyIn(fields.text, sentences) === null && fields.namesNoCare !== fields.text;
      return [
        problem !== undefined && ['text', problem],
        problem === undefined && isMissing && ['namesNoCare', t('own.missing')],
      ];
    }),
  });
  const { control, formState, setValue } = form;
  const text = useWatch({ control, name: 'text' });
  const [published] = useState(text);
  const put = (words: string) => setValue('text', words, { shouldValidate: formState.isSubmitted });
  const kept = useKeptText(`review-answer:${review.id}`, text, published, put);
  const rested = useDebounced(text);
  const ready = readyIn(text, sentences);
  const isOwn = wantsOwn || ready === null;
  useEffect(() => entry.current?.focus(), []);
  useEffect(() => {
    if (wantsOwn) entry.current?.focus();
  }, [wantsOwn]);

  function problemIn(words: string): string | undefined {
    if (words.trim() === '') return t('answer.missing');
    if (words.length > reviewLength.max) return t('answer.long', { most: reviewLength.max });
    const [risk] = answerProblems(words, names);
    return risk && t('answer.stopped', { words: risk.words, why: t(`risk.${risk.risk}`) });
  }
  const seen = formState.isSubmitted ? [] : answerProblems(rested, names);
  const submit = useSubmit<Fields, ProviderReview>(form, {
    kept,
    send: async (fields) => {
      try {
        return await answering.run({
          params: { id: review.id },
          body: { version: base.version, text: fields.text.trim(), namesNoCare: true },
        });
      } catch (error) {
        base.noteRefused(error);
        throw error;
      }
    },
    onSent: () => {
      toast({ title: t('answer.done'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Form onSubmit={submit}>
      <Stack gap="x2">
        <RefusalNotice form={form} error={answering.error} problem={<SaveNotice error={answering.error} />} />
        <KeptNotice {...kept} onDiscard={() => put(published)} />
        <FormField control={control} name="text" rules={{ deps: 'namesNoCare' }}>
          {({ ref, value, onChange, ...field }) => {
            const both = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
              ref(element);
              entry.current = element;
            };
            return isOwn ? (
              <TextArea
                {...field}
                ref={both}
                label={t('answer.label')}
                description={t('answer.help')}
                isRequired
                rows={4}
                maxLength={reviewLength.max}
                value={value}
                onChange={(typed) => {
                  onChange(typed);
                  // An emptied field stays a field.
                  setWantsOwn(true);
                }}
              />
            ) : (
              <CheckboxGroup
                {...field}
                ref={both}
                label={t('answer.label')}
                description={t('ready.help')}
                isRequired
                options={READY.map((id) => ({ id, label: sentences[id] }))}
                value={[...ready]}
                onChange={(chosen) => onChange(answerOf(chosen as ReadyId[], sentences))}
              />
            );
          }}
        </FormField>
        {isOwn && (
          <>
            <div role="status">
              {seen.length > 0 && (
                <Banner tone="warning" urgency="none" title={t('answer.risky')}>
                  <Bulleted
                    items={seen.map((found) =>
                      t('answer.stopped', { words: found.words, why: t(`risk.${found.risk}`) }),
                    )}
                  />
                </Banner>
              )}
            </div>
            <FormField control={control} name="namesNoCare">
              {({ value, onChange, ...field }) => (
                <Checkbox
                  {...field}
                  isRequired
                  value={value !== '' && value === text}
                  onChange={(isConfirmed) => onChange(isConfirmed ? text : '')}
                >
                  {t('own.confirm')}
                </Checkbox>
              )}
            </FormField>
          </>
        )}
        <div>
          {isOwn ? (
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                setWantsOwn(false);
                put(answerOf(['thanks'], sentences));
                form.clearErrors('namesNoCare');
              }}
            >
              {t('own.leave')}
            </Button>
          ) : (
            <Button variant="quiet" size="small" onPress={() => setWantsOwn(true)}>
              {t('own.write')}
            </Button>
          )}
        </div>
        <FormActions>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          <SubmitButton>{t('answer.publish')}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
