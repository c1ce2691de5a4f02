import { Banner, Button, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useCapabilities, useFormat } from '@sakina/platform/react';
import { useRef } from 'react';
import { Ground, useErrorText, useSharedText } from '../../../shared/index.ts';
import type { SessionEnd } from '../api/session-end.ts';
import { useSessionText } from '../messages/index.ts';
import type { EndProgress, EndStep } from '../model/end-session.ts';
import { failedStep } from '../model/steps.ts';
import { ChargeQuestion } from './ChargeQuestion.tsx';
import { FocusedTitle } from './FocusedTitle.tsx';
import { SpokenStatus } from './Status.tsx';
import { StepChecklist } from './StepChecklist.tsx';

export interface EndingSessionProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** How far the steps of the end have come. */
  progress: EndProgress;
  end: SessionEnd;
}

/** The end as it happens: each step with its state, its own retry, and the minutes as soon as they are known. */
export function EndingSession({ appointment, progress, end }: EndingSessionProps) {
  const t = useSessionText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const format = useFormat();
  const { canViewFinancials } = useCapabilities();
  const list = useRef<HTMLOListElement>(null);
  const { steps, statuses, failures, facts } = progress;
  const isStuck = !end.isRunning && failedStep(progress) !== undefined;
  const running = steps.find((step) => statuses[step] === 'running');

  function retry(step: EndStep) {
    list.current?.focus();
    end.retry(step);
  }

  const failure = (step: EndStep) => (
    <Banner
      tone="danger"
      urgency="assertive"
      title={t(`end.failed.${step}`)}
      actions={
        <Button size="small" variant="secondary" isPending={end.isRunning} onPress={() => retry(step)}>
          {t('step.retry')}
        </Button>
      }
    >
      {errorText(failures[step]).body}
    </Banner>
  );

  return (
    <Ground isNight width="text">
      <Stack gap="half">
        <FocusedTitle>{t(isStuck ? 'end.stuck.title' : 'end.title')}</FocusedTitle>
        <Text tone="muted" measure>
          {t(isStuck ? 'end.stuck.lead' : 'end.lead')}
        </Text>
      </Stack>
      {facts.bill && (
        <Banner tone="success">
          {canViewFinancials && facts.bill.amount !== null
            ? t('end.billedKept', {
                minutes: shared('minutes', { count: facts.bill.billingMinutes }),
                amount: format.money(facts.bill.amount),
              })
            : t('end.minutesKept', { minutes: shared('minutes', { count: facts.bill.billingMinutes }) })}
        </Banner>
      )}
      {facts.bill && end.onCharge && (
        <ChargeQuestion appointment={appointment} bill={facts.bill} onChoose={end.onCharge} />
      )}
      <StepChecklist
        ref={list}
        label={t('end.checklist')}
        items={steps.map((step) => ({
          id: step,
          label: t(`end.step.${step}`),
          status: statuses[step],
          detail: statuses[step] === 'failed' && failure(step),
        }))}
      />
      <SpokenStatus>{running && t(`end.step.${running}`)}</SpokenStatus>
    </Ground>
  );
}
