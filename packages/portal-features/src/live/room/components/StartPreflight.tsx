import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  FormActions,
  PageHeader,
  Section,
  Stack,
  Text,
} from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useClock } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import type { SessionStart } from '../api/session-start.ts';
import { useStartableAppointments } from '../api/appointments.ts';
import { useSessionText } from '../messages/index.ts';
import { otherRunning, startQuestions } from '../model/start-questions.ts';
import { failedStep } from '../model/steps.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { Ground } from '../../../shared/index.ts';
import { SpokenStatus } from './Status.tsx';
import { StartFailure } from './StartFailure.tsx';
import { StartQuestions } from './StartQuestions.tsx';
import { StepChecklist } from './StepChecklist.tsx';

export interface StartPreflightProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The start and how far it has come. */
  start: SessionStart;
}

/** The session at a glance, the checks in their order, and one way on: start. */
export function StartPreflight({ appointment, start }: StartPreflightProps) {
  const t = useSessionText();
  const { progress, begin, isRunning } = start;
  const { steps, statuses, failures } = progress;
  const failed = failedStep(progress);
  const running = steps.findIndex((step) => statuses[step] === 'running');
  const current = steps[running];
  const list = useRef<HTMLOListElement>(null);
  const clock = useClock();
  const other = otherRunning(useStartableAppointments().data?.items ?? [], appointment.id);
  const [isAsking, setAsking] = useState(false);
  const questions = startQuestions(appointment, clock.now());

  function press() {
    if (startQuestions(appointment, clock.now()).length > 0) setAsking(true);
    else begin();
  }

  function startAllTheSame() {
    setAsking(false);
    begin();
  }

  function retry() {
    list.current?.focus();
    begin();
  }

  return (
    <Ground width="text">
      <Stack gap="x3">
        <PageHeader
          breadcrumbs={[
            { label: t('way.portal'), href: paths.providerPortal() },
            { label: t('way.start'), href: paths.startSession() },
            { label: appointment.client.displayName },
          ]}
          media={<Avatar name={appointment.client.displayName} size="lg" />}
          title={t('start.title', { client: appointment.client.displayName })}
          lead={t('start.lead')}
        />
        <AppointmentSummary appointment={appointment} />
        <Section title={t('summary.reason')} headingSize="lg">
          <Text measure {...(appointment.reasonForVisit === null && { tone: 'muted' })}>
            {appointment.reasonForVisit ?? t('summary.noReason')}
          </Text>
        </Section>
        <Section title={t('start.checklist')} headingSize="lg">
          <StepChecklist
            ref={list}
            label={t('start.checklist')}
            items={steps.map((step) => ({
              id: step,
              label: t(`start.step.${step}`),
              status: statuses[step],
              detail: step === failed && (
                <StartFailure step={step} error={failures[step]} progress={progress} onRetry={retry} />
              ),
            }))}
          />
          <SpokenStatus>
            {current &&
              t('start.announce', { number: running + 1, total: steps.length, step: t(`start.step.${current}`) })}
          </SpokenStatus>
        </Section>
        {failed === undefined && other === undefined && (
          <FormActions isSticky>
            <Button variant="action" isPending={isRunning} onPress={press}>
              {t('start.action')}
            </Button>
          </FormActions>
        )}
        {other !== undefined && (
          <Banner
            tone="warning"
            title={t('other.title', { client: other.client.displayName })}
            actions={
              <ButtonLink size="small" variant="secondary" href={paths.startSession(other.id)}>
                {t('other.return')}
              </ButtonLink>
            }
          >
            {t('other.body')}
          </Banner>
        )}
        <StartQuestions
          appointment={appointment}
          questions={questions}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onStart={startAllTheSame}
        />
      </Stack>
    </Ground>
  );
}
