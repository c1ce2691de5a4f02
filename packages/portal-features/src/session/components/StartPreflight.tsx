import { Avatar, Button, FormActions, PageHeader, Section, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useRef } from 'react';
import type { SessionStart } from '../api/use-start-session.ts';
import { useSessionText } from '../messages/index.ts';
import { failedStep } from '../model/steps.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { Ground } from './Ground.tsx';
import { SpokenStatus } from './Status.tsx';
import { StartFailure } from './StartFailure.tsx';
import { StepChecklist } from './StepChecklist.tsx';

export interface StartPreflightProps {
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
        {failed === undefined && (
          <FormActions isSticky>
            <Button variant="action" isPending={isRunning} onPress={begin}>
              {t('start.action')}
            </Button>
          </FormActions>
        )}
      </Stack>
    </Ground>
  );
}
