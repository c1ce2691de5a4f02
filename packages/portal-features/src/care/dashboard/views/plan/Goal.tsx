import { Heading, Progress, Stack, Status, Text, theme } from '@sakina/design-system';
import type { OwnTreatmentPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { usePlanText } from './messages/index.ts';

const Steps = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1};
`;
const Bar = styled.div`max-inline-size: 28rem;`;

export interface GoalProps {
  /** The goal that it shows. */
  goal: OwnTreatmentPlan['goals'][number];
  /** Place of its heading in the outline. */
  headingLevel: 3 | 4;
}

/** A goal in the person's words: how far it has come, and the steps on the way. */
export function Goal({ goal, headingLevel }: GoalProps) {
  const t = usePlanText();
  const format = useFormat();
  const { statement, status, progress, targetOn, steps, points } = goal;
  const isReached = status === 'ACHIEVED';
  const before = points.at(-2)?.progress ?? 0;
  return (
    <Stack gap="x1h">
      <Heading level={headingLevel} size="md" dir="auto">
        {statement}
      </Heading>
      <Bar>
        <Progress
          label={t('goal.progress')}
          value={progress}
          words={isReached ? t('goal.reached') : t('goal.words', { progress: format.percent(progress) })}
        />
      </Bar>
      {!isReached && before > progress && (
        <Text size="sm" tone="muted">
          {t('goal.back', { progress: format.percent(before) })}
        </Text>
      )}
      {!isReached && targetOn && (
        <Text size="sm" tone="muted">
          {t('goal.target', { day: format.date(targetOn) })}
        </Text>
      )}
      {steps.length > 0 && (
        <Steps aria-label={t('steps')}>
          {steps.map(({ text, isDone }) => (
            <li key={text}>
              <Status tone={isDone ? 'success' : 'waiting'} detail={t(isDone ? 'step.done' : 'step.open')}>
                <bdi>{text}</bdi>
              </Status>
            </li>
          ))}
        </Steps>
      )}
    </Stack>
  );
}
