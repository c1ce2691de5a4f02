import { Banner, Button, ButtonLink, Heading, Illustration, Inline, Stack, Text } from '@sakina/design-system';
import type { Enrolment, StepCompletion } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';
import type { StepWork } from './use-step-work.ts';

export interface StepDoneProps {
  /** When it was done, with the reflection. */
  completion: StepCompletion;
  /** How far the person is in the programme. */
  enrolment: Enrolment;
  /** What happened on this page. */
  work: StepWork;
}

/** After a step: what was written, and what comes next. */
export function StepDone({ completion, enrolment, work }: StepDoneProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { savedCount, isCrisis } = work;
  useEffect(() => {
    // The form that held the focus has gone; where help stands, that comes first.
    if (savedCount > 0 && !isCrisis) queueMicrotask(() => heading.current?.focus());
  }, [savedCount, isCrisis]);
  const { programme, progress, status } = enrolment;
  const { reflection } = completion;
  // Nothing cheers on under words of danger, also when the step is opened again.
  const speaksOfDanger = isCrisis || speaksOfCrisis(reflection ?? '');
  const isFinished = status === 'FINISHED';
  const next =
    progress.nextDay !== null && progress.nextOpensOn !== null
      ? t('next.opensOn', { day: progress.nextDay, date: format.date(progress.nextOpensOn) })
      : null;
  return (
    <Stack as="section" gap="x2" aria-labelledby="step-done">
      {savedCount > 0 && !isCrisis && (
        <Illustration name={isFinished ? 'dawn' : 'horizon'} size="sm" isRising={!speaksOfDanger} />
      )}
      <Heading level={2} id="step-done" ref={heading} tabIndex={-1}>
        {t(isFinished && savedCount > 0 ? 'done.programme' : 'done.step', { date: format.date(completion.on) })}
      </Heading>
      {reflection !== null && (
        <Stack gap="half">
          <Text size="sm" tone="muted">
            {t('done.wrote')}
          </Text>
          <Text as="blockquote" measure dir="auto">
            {reflection}
          </Text>
        </Stack>
      )}
      {work.journal === 'kept' && (
        <Text size="sm" role="status">
          {t('done.inJournal')}
        </Text>
      )}
      {work.journal === 'failed' && reflection !== null && (
        <Banner
          tone="warning"
          title={t('done.notInJournal')}
          actions={
            <Button
              size="small"
              variant="secondary"
              isPending={work.isKeepingInJournal}
              onPress={() => void work.keepInJournal(reflection)}
            >
              {t('done.journalAgain')}
            </Button>
          }
        >
          {work.journalError && errorText(work.journalError).title}
        </Banner>
      )}
      <Text measure>
        {speaksOfDanger
          ? t('done.stopHere')
          : [t(`encouragement.${progress.encouragement}`), status === 'ACTIVE' ? next : null].filter(Boolean).join(' ')}
      </Text>
      <Inline>
        <ButtonLink href={deenyaPath({ view: 'home' })}>{t('done.home')}</ButtonLink>
        <ButtonLink variant="secondary" href={deenyaPath({ view: 'programme', programme: programme.id })}>
          {t('done.all')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
