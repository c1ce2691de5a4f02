import { Banner, Button, Form, Inline, Stack, TextArea, useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { ProviderReview } from '@sakina/platform/contract';
import { answerProblems } from '@sakina/platform/domain';
import { useDraft } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Bulleted, ErrorNotice, useDebounced } from '../../shared/index.ts';
import { readKeptText } from '../../shared/kept-text.ts';
import { useAnswerReview } from '../api/use-answer-review.ts';
import { useReviewsText } from '../messages/index.ts';

/** As the contract takes it. */
const MOST = 2000;
const NEUTRAL = ['thanks', 'contact', 'listening'] as const;

export interface AnswerFormProps {
  review: ProviderReview;
  /** Called when it was published, or left. */
  onClose: () => void;
}

/**
 * Writes the public answer. What would confirm that someone was a client is said while it is written, and stops the
 * publication; ready sentences say nothing of anyone. What is typed is kept until it is published (SEC-15).
 */
export function AnswerForm({ review, onClose }: AnswerFormProps) {
  const t = useReviewsText();
  const toast = useToast();
  const answering = useAnswerReview();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(review.answer?.text ?? '');
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ text: string; words: string }>();
  const rested = useDebounced(text);
  const names = [review.author];
  const risks = answerProblems(text, names);
  useEffect(() => field.current?.focus(), []);

  const [isPublished, setPublished] = useState(false);
  const published = review.answer?.text ?? '';
  useDraft(`review-answer:${review.id}`, {
    value: useMemo(() => (isPublished || text === published ? null : { text }), [isPublished, text, published]),
    onRestore: (kept) => setText((current) => readKeptText(kept) || current),
  });
  // After the draft has been given up.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPublished) close();
  }, [isPublished]);

  const [risk] = risks;
  const problem =
    text.trim() === ''
      ? t('answer.missing')
      : text.length > MOST
        ? t('answer.long', { most: MOST })
        : risk
          ? t('answer.stopped', { words: risk.words, why: t(`risk.${risk.risk}`) })
          : refused?.text === text
            ? refused.words
            : undefined;
  const seen = hasTried ? [] : answerProblems(rested, names);

  async function publish() {
    setTried(true);
    if (text.trim() === '' || text.length > MOST || risks.length > 0) return;
    try {
      await answering.run({ params: { id: review.id }, body: { text: text.trim() } });
      toast({ title: t('answer.done'), tone: 'success' });
      setPublished(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const words = fieldProblems(error)['text'];
      setRefused(words ? { text, words } : undefined);
      field.current?.focus();
    }
  }
  return (
    <Form
      onSubmit={publish}
      errors={hasTried && problem ? [{ name: 'answer', message: problem }] : []}
      errorFocus="field"
      headingLevel={3}
    >
      <Stack gap="x2">
        {refused === undefined && <ErrorNotice error={answering.error} />}
        <TextArea
          ref={field}
          name="answer"
          label={t('answer.label')}
          description={t('answer.help')}
          isRequired
          rows={4}
          maxLength={MOST}
          value={text}
          onChange={setText}
          errorMessage={hasTried ? problem : undefined}
        />
        <div role="status">
          {seen.length > 0 && (
            <Banner tone="warning" urgency="none" title={t('answer.risky')}>
              <Bulleted
                items={seen.map((found) => t('answer.stopped', { words: found.words, why: t(`risk.${found.risk}`) }))}
              />
            </Banner>
          )}
        </div>
        <Stack as="ul" gap="half" aria-label={t('neutral.title')}>
          {NEUTRAL.map((id) => (
            <li key={id}>
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  setText((known) => [known.trim(), t(`neutral.${id}`)].filter(Boolean).join(' '));
                  field.current?.focus();
                }}
              >
                {t(`neutral.${id}`)}
              </Button>
            </li>
          ))}
        </Stack>
        <Inline gap="x1">
          <Button type="submit" isPending={answering.isRunning}>
            {t('answer.publish')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
