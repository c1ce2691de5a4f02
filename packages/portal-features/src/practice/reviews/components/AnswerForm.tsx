import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  FormActions,
  Stack,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { answerReview } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { ProviderReview } from '@sakina/platform/contract';
import { answerProblems } from '@sakina/platform/domain';
import { useAction, useDraft } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Bulleted, SaveNotice, useBaseVersion, useDebounced } from '../../../shared/index.ts';
import { readKeptText } from '../../../shared/kept-text.ts';
import { useReviewsText } from '../messages/index.ts';
import { answerOf, READY, readyIn } from '../model/ready-answer.ts';
import type { ReadyId } from '../model/ready-answer.ts';

/** As the contract takes it. */
const MOST = 2000;

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
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(review.answer?.text ?? '');
  const [wantsOwn, setWantsOwn] = useState(false);
  // A confirmation holds for the words that it was given for.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ text: string; words: string }>();
  const rested = useDebounced(text);
  const names = [review.author];
  const risks = answerProblems(text, names);
  const sentences = { thanks: t('neutral.thanks'), contact: t('neutral.contact'), listening: t('neutral.listening') };
  const ready = readyIn(text, sentences);
  const isOwn = wantsOwn || ready === null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => (field.current ?? first.current)?.focus(), []);
  useEffect(() => {
    if (wantsOwn) field.current?.focus();
  }, [wantsOwn]);

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
  const needsConfirming = ready === null && confirmed !== text;
  const unconfirmed = needsConfirming && !problem ? t('own.missing') : undefined;
  const fieldName = isOwn ? 'answer' : 'ready';
  const seen = hasTried ? [] : answerProblems(rested, names);

  async function publish() {
    setTried(true);
    if (text.trim() === '' || text.length > MOST || risks.length > 0 || needsConfirming) return;
    try {
      await answering.run({
        params: { id: review.id },
        body: { version: base.version, text: text.trim(), namesNoCare: true },
      });
      toast({ title: t('answer.done'), tone: 'success' });
      setPublished(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      base.noteRefused(error);
      const words = fieldProblems(error)['text'];
      setRefused(words ? { text, words } : undefined);
      field.current?.focus();
    }
  }
  return (
    <Form
      onSubmit={publish}
      errors={
        !hasTried
          ? []
          : [
              ...(problem ? [{ name: fieldName, message: problem }] : []),
              ...(unconfirmed ? [{ name: 'namesNoCare', message: unconfirmed }] : []),
            ]
      }
      errorFocus="field"
      headingLevel={3}
    >
      <Stack gap="x2">
        {refused === undefined && <SaveNotice error={answering.error} />}
        {!isOwn && (
          <CheckboxGroup
            ref={first}
            name="ready"
            label={t('answer.label')}
            description={t('ready.help')}
            isRequired
            options={READY.map((id) => ({ id, label: sentences[id] }))}
            value={[...ready]}
            onChange={(chosen) => setText(answerOf(chosen as ReadyId[], sentences))}
            errorMessage={hasTried ? problem : undefined}
          />
        )}
        {isOwn && (
          <>
            <TextArea
              ref={field}
              name="answer"
              label={t('answer.label')}
              description={t('answer.help')}
              isRequired
              rows={4}
              maxLength={MOST}
              value={text}
              onChange={(typed) => {
                setText(typed);
                // An emptied field stays a field.
                setWantsOwn(true);
              }}
              errorMessage={hasTried ? problem : undefined}
            />
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
            <Checkbox
              name="namesNoCare"
              isRequired
              value={confirmed === text}
              onChange={(isConfirmed) => setConfirmed(isConfirmed ? text : null)}
              errorMessage={hasTried ? unconfirmed : undefined}
            >
              {t('own.confirm')}
            </Checkbox>
          </>
        )}
        <div>
          {isOwn ? (
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                setWantsOwn(false);
                setText(answerOf(['thanks'], sentences));
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
          <Button type="submit" isPending={answering.isRunning}>
            {t('answer.publish')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
