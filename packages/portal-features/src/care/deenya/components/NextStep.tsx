import { ButtonLink, Card, Heading, Progress, Stack, Text } from '@sakina/design-system';
import type { Enrolment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useDeenyaText } from '../messages/index.ts';
import { isOpenOn } from '../model/next-step.ts';
import { deenyaPath } from '../model/place.ts';
import { TakeUp } from './TakeUp.tsx';

export interface NextStepProps {
  /** The programme that someone goes on with. */
  enrolment: Enrolment;
  /** The reader's date, `YYYY-MM-DD`. */
  today: string;
  /** Called when a programme at rest has been taken up again. */
  onResumed: () => void;
}

// Alone on its line, where elsewhere it goes on a line of facts.
const Minutes = styled(Text)`&::first-letter { text-transform: uppercase; }`;

/**
 * The answer to the page's question: which step comes next, and the way to it. A day that was missed is not spoken of,
 * and no days in a row are counted.
 */
export function NextStep({ enrolment, today, onResumed }: NextStepProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const { programme, progress, status } = enrolment;
  const { nextDay, stepsDone, stepsTotal, nextOpensOn, nextMinutes, encouragement } = progress;
  const isResting = status === 'PAUSED';
  const isOpen = isOpenOn(enrolment, today);
  const day = nextDay ?? stepsTotal;
  return (
    <Card tone="dawn-edge" as="section" aria-labelledby="deenya-next">
      <Stack gap="x2">
        <Stack gap="half">
          <Heading level={2} id="deenya-next">
            {t(isResting ? 'next.resting' : isOpen ? 'next.open' : 'next.done', { day })}
          </Heading>
          <Text size="lg" weight="strong">
            <bdi lang={programme.language}>{programme.title}</bdi>
          </Text>
        </Stack>
        <Text measure>{t(`encouragement.${encouragement}`)}</Text>
        <Progress
          label={t('progress.label')}
          value={stepsDone}
          steps={stepsTotal}
          words={t('progress.words', { done: stepsDone, total: stepsTotal })}
        />
        {isResting ? (
          <TakeUp programmeId={programme.id} onResumed={onResumed} />
        ) : isOpen ? (
          <Stack gap="x1" align="start">
            <ButtonLink variant="action" href={deenyaPath({ view: 'day', programme: programme.id, day: 'today' })}>
              {t('next.action')}
            </ButtonLink>
            <Minutes size="sm" tone="muted">
              {t('minutesADay', { count: nextMinutes ?? programme.minutesADay })}
            </Minutes>
          </Stack>
        ) : (
          <Stack gap="x1" align="start">
            {nextOpensOn !== null && <Text>{t('next.opensOn', { day, date: format.date(nextOpensOn) })}</Text>}
            <ButtonLink
              variant="secondary"
              href={deenyaPath({ view: 'day', programme: programme.id, day: Math.max(1, stepsDone) })}
            >
              {t('next.again')}
            </ButtonLink>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
