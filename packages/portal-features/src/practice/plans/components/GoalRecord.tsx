import { Badge, Button, Heading, KeyValueList, Progress, Skeleton, Stack, Text } from '@sakina/design-system';
import type { TreatmentGoal, TreatmentPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { Bulleted, lazyPanel } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import { ProgressDialog } from './late-dialogs.ts';

const GoalHistory = lazyPanel(() => import('./GoalHistory.tsx').then((m) => m.GoalHistory));

export interface GoalRecordProps {
  /** The goal that it is about. */
  goal: TreatmentGoal;
  /** The treatment plan that it is about. */
  plan: TreatmentPlan;
}

/** A goal in both wordings, how far it has come, and the way to note more. */
export function GoalRecord({ goal, plan }: GoalRecordProps) {
  const t = usePlansText();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isNoting, setNoting] = useState(false);
  const { measure, targetOn, objectives, interventions } = goal;
  return (
    <Stack as="section" gap="x2" aria-label={goal.clientStatement}>
      <Heading level={4}>
        <bdi>{goal.clientStatement}</bdi>
      </Heading>
      <div>
        <Badge tone={goal.status === 'ACHIEVED' ? 'success' : 'neutral'}>{t(`goalStatus.${goal.status}`)}</Badge>
      </div>
      <Progress
        label={t('progress.label')}
        value={goal.progress}
        words={t('progress.words', { progress: format.percent(goal.progress) })}
      />
      <KeyValueList
        items={[
          { term: t('goal.statement'), value: <bdi>{goal.statement}</bdi> },
          {
            term: t('goal.measure'),
            value:
              measure &&
              t('goal.measureWords', {
                name: measure.name,
                baseline: format.number(measure.baseline),
                target: format.number(measure.target),
              }),
          },
          { term: t('goal.targetOn'), value: targetOn && format.date(targetOn) },
          {
            term: t('goal.steps'),
            value:
              objectives.length > 0 ? (
                <Bulleted
                  items={objectives.map(({ text, isDone }) => `${text} (${t(isDone ? 'step.done' : 'step.open')})`)}
                />
              ) : null,
          },
          {
            term: t('goal.interventions'),
            value: interventions.length > 0 ? <Bulleted items={interventions} /> : null,
          },
        ]}
      />
      {goal.history.length > 0 && <GoalHistory goal={goal} loading={<Skeleton shape="block" />} />}
      {goal.history.length === 0 && (
        <Text size="sm" tone="muted">
          {t('progress.none')}
        </Text>
      )}
      {plan.status === 'ACTIVE' && goal.status !== 'DISCONTINUED' && (
        <div>
          <Button ref={button} variant="secondary" size="small" onPress={() => setNoting(true)}>
            {t('progress.open')}
          </Button>
        </div>
      )}
      <ProgressDialog goal={goal} isOpen={isNoting} onClose={() => setNoting(false)} />
    </Stack>
  );
}
