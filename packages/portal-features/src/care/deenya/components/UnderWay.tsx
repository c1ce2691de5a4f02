import { Button, ButtonLink, FormActions, Progress, Stack, Text, useToast } from '@sakina/design-system';
import { updateEnrolment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Enrolment } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

type Status = 'ACTIVE' | 'PAUSED';

export interface UnderWayProps {
  /** A programme under way or resting. */
  enrolment: Enrolment;
  /** Called when it rests, goes on or was left: the button that was pressed may be gone. */
  onChanged: () => void;
}

/** How far someone is, the way on, and the ways to rest and to leave. Neither loses anything. */
export function UnderWay({ enrolment, onChanged }: UnderWayProps) {
  const t = useDeenyaText();
  const toast = useToast();
  const change = useAction(updateEnrolment);
  const [isLeaving, setLeaving] = useState(false);
  const { programme, progress, status } = enrolment;
  const isResting = status === 'PAUSED';

  async function turnTo(next: Status) {
    try {
      await change.run({ params: { id: programme.id }, body: { status: next } });
      toast({ tone: 'success', title: t(`changed.${next}`) });
      onChanged();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x2">
      <ErrorNotice error={change.error} />
      <Text measure>{t(`encouragement.${progress.encouragement}`)}</Text>
      <Progress
        label={t('progress.label')}
        value={progress.stepsDone}
        steps={progress.stepsTotal}
        words={t('progress.words', { done: progress.stepsDone, total: progress.stepsTotal })}
      />
      <FormActions isSticky>
        <Button
          variant="quiet"
          onPress={() => {
            change.reset();
            setLeaving(true);
          }}
        >
          {t('underWay.leave')}
        </Button>
        {isResting ? (
          <Button variant="action" isPending={change.isRunning} onPress={() => void turnTo('ACTIVE')}>
            {t('next.takeUp')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" isPending={change.isRunning} onPress={() => void turnTo('PAUSED')}>
              {t('underWay.rest')}
            </Button>
            <ButtonLink variant="action" href={deenyaPath({ view: 'day', programme: programme.id, day: 'today' })}>
              {t('next.action')}
            </ButtonLink>
          </>
        )}
      </FormActions>
      <ConfirmAction
        isOpen={isLeaving}
        operation={updateEnrolment}
        input={{ params: { id: programme.id }, body: { status: 'LEFT' } }}
        title={t('leave.title')}
        confirmLabel={t('underWay.leave')}
        cancelLabel={t('leave.keep')}
        tone="primary"
        done={t('changed.LEFT')}
        onClose={() => setLeaving(false)}
        onDone={onChanged}
      >
        {t('leave.body')}
      </ConfirmAction>
    </Stack>
  );
}
