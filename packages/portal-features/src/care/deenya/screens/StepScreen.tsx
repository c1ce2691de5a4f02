import { Container, LoadingRegion, PageHeader, Skeleton, Stack, Text } from '@sakina/design-system';
import { completeStep, getStep } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation, useWaitingWrites } from '@sakina/platform/react';
import { useRef } from 'react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { CrisisHelp } from '../components/CrisisHelp.tsx';
import { NotOpen } from '../components/NotOpen.tsx';
import { ReflectionForm } from '../components/ReflectionForm.tsx';
import { StepBlocks } from '../components/StepBlocks.tsx';
import { StepDone } from '../components/StepDone.tsx';
import { TakeUp } from '../components/TakeUp.tsx';
import { useStepWork } from '../components/use-step-work.ts';
import { WaitingStep } from '../components/WaitingStep.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

export interface StepScreenProps {
  /** The programme’s id. */
  programmeId: string;
  /** Which day of it; `today` is the step that is open, or the one done last. */
  day: number | 'today';
}

/** One day of a programme (ROUTE-23): to read, to do, to think about, and to say that it is done. */
export function StepScreen({ programmeId, day }: StepScreenProps) {
  const t = useDeenyaText();
  const read = useOperation(getStep, { params: { id: programmeId, day: String(day) } });
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = read;
  return (
    <Container pad="page" width="text">
      <PageHeader
        titleRef={heading}
        title={
          data ? (
            <span lang={data.enrolment.programme.language} dir="auto">
              {data.step.title}
            </span>
          ) : (
            t(day === 'today' ? 'step.title' : 'day', { day })
          )
        }
        back={{ href: deenyaPath({ view: 'programme', programme: programmeId }), label: t('step.back') }}
      >
        {data && (
          <Text size="sm" tone="muted">
            {[
              t('step.of', { day: data.step.day, all: data.enrolment.progress.stepsTotal }),
              t('minutesADay', { count: data.step.minutes }),
            ].join(' · ')}
          </Text>
        )}
      </PageHeader>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('step.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={(error) =>
          error.code === 'STEP_NOT_NEXT' || errorCase(error) === 'notFound' ? (
            <NotOpen error={error} programmeId={programmeId} />
          ) : undefined
        }
      >
        {(found) => (
          <Step
            key={`${found.step.programmeId} ${found.step.day}`}
            {...found}
            onResumed={() => heading.current?.focus()}
          />
        )}
      </ReadView>
    </Container>
  );
}

function Step({ step, completion, enrolment, onResumed }: ResponseOf<typeof getStep> & { onResumed: () => void }) {
  const t = useDeenyaText();
  const work = useStepWork(step, enrolment);
  const { items, discard, retry } = useWaitingWrites(completeStep);
  const waiting = items.filter(
    ({ input: { params } }) => params.id === step.programmeId && params.day === String(step.day),
  );
  const { language } = enrolment.programme;
  const question = step.blocks.find((block) => block.kind === 'QUESTION');
  return (
    <Stack gap="section">
      <CrisisHelp isShown={work.isCrisis} store="kept" />
      <StepBlocks blocks={step.blocks.filter((block) => block !== question)} language={language} />
      {completion ? (
        <StepDone completion={completion} enrolment={enrolment} work={work} />
      ) : waiting.length > 0 ? (
        <WaitingStep items={waiting} list={{ discard, retry }} takesFocus={work.savedCount > 0 && !work.isCrisis} />
      ) : enrolment.status === 'ACTIVE' ? (
        <ReflectionForm question={question} language={language} work={work} />
      ) : (
        <Stack gap="x1">
          <Text measure>{t('step.resting')}</Text>
          {enrolment.status === 'PAUSED' && <TakeUp programmeId={step.programmeId} onResumed={onResumed} />}
        </Stack>
      )}
    </Stack>
  );
}
