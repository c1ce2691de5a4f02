import { Button, Inline, lazyPart, Stack, Status, Text, theme, useToast } from '@sakina/design-system';
import { answerReview } from '@sakina/platform/contract';
import type { ContentReport, ProviderReview } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useFormat } from '@sakina/platform/react';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { ErrorNotice, lazyPanel } from '../../../shared/index.ts';
import { useReviewsText } from '../messages/index.ts';
import { Stars } from './Stars.tsx';

const AnswerForm = lazyPanel(() => import('./AnswerForm.tsx').then((m) => m.AnswerForm));
const ReportDialog = lazyPart(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog));

const Card = styled.article`
  display: grid;
  gap: ${theme.space.x2};
  padding-block-end: ${theme.space.x3};
  border-block-end: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;
`;
const Answer = styled.div`
  padding-inline-start: ${theme.space.x2};
  border-inline-start: 2px solid ${theme.color.primary};
`;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TONES = { OPEN: 'waiting', ACTED_ON: 'success', NO_ACTION: 'ended' } as const;

export interface ReviewCardProps {
  /** The review that it is about. */
  review: ProviderReview;
  /** How the provider’s own report of it stands. */
  report: ContentReport['status'] | undefined;
}

/** One review with its public answer, which can be written, changed and taken back; and the way to the moderators. */
export function ReviewCard({ review, report }: ReviewCardProps) {
  const t = useReviewsText();
  const format = useFormat();
  const toast = useToast();
  const taking = useAction(answerReview);
  const card = useRef<HTMLElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { author, rating, body, writtenOn, editedOn, answer } = review;
  const who = { author: author };

  async function takeBack() {
    try {
      await taking.run({ params: { id: review.id }, body: { version: review.version, text: null } });
      toast({ title: t('answer.takenBack'), tone: 'success' });
      card.current?.focus();
    } catch (error) {
      // Told of on the card.
      if (!isApiError(error)) throw error;
    }
  }
  function close() {
    setAnswering(false);
    setTimeout(() => card.current?.focus());
  }
  return (
    <Card ref={card} tabIndex={-1} aria-label={t('review.of', who)}>
      <Stack gap="half">
        <Stars rating={rating} />
        <Text>
          <bdi>{body}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          {t(editedOn ? 'review.edited' : 'review.by', { ...who, date: format.date(editedOn ?? writtenOn, LONG) })}
        </Text>
        {report && <Status tone={TONES[report]}>{t(`report.${report}`)}</Status>}
      </Stack>
      {answer && !isAnswering && (
        <Answer>
          <Text size="sm" tone="muted">
            {t('answer.on', { date: format.date(answer.writtenOn, LONG) })}
          </Text>
          <Text>
            <bdi>{answer.text}</bdi>
          </Text>
        </Answer>
      )}
      <ErrorNotice error={taking.error} />
      {isAnswering ? (
        <AnswerForm review={review} onClose={close} />
      ) : (
        <Inline gap="x1">
          <Button
            variant="secondary"
            size="small"
            aria-label={t(answer ? 'answer.change.of' : 'answer.write.of', who)}
            onPress={() => setAnswering(true)}
          >
            {t(answer ? 'answer.change' : 'answer.write')}
          </Button>
          {answer && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('answer.takeBack.of', who)}
              isPending={taking.isRunning}
              onPress={() => void takeBack()}
            >
              {t('answer.takeBack')}
            </Button>
          )}
          {report !== 'OPEN' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('report.open.of', who)}
              onPress={() => setReporting(true)}
            >
              {t('report.open')}
            </Button>
          )}
        </Inline>
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog review={review} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
