import { Avatar, Button, Container, FormActions, PageHeader, Section, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import type { SessionStart } from '../api/use-start-session.ts';
import { useSessionText } from '../messages/index.ts';
import { failedStep } from '../model/steps.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
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

  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          back={{ href: paths.startSession(), label: t('choose.another') }}
          media={<Avatar name={appointment.client.displayName} size="lg" />}
          title={t('start.title', { client: appointment.client.displayName })}
          lead={t('start.lead')}
        />
        <Section title={t('summary.title')}>
          <AppointmentSummary appointment={appointment} />
        </Section>
        <Section title={t('start.checklist')}>
          <StepChecklist
            label={t('start.checklist')}
            items={steps.map((step) => ({
              id: step,
              label: t(`start.step.${step}`),
              status: statuses[step],
              detail: step === failed && <StartFailure step={step} error={failures[step]} progress={progress} onRetry={begin} />,
            }))}
          />
          <SpokenStatus>
            {current && t('start.announce', { number: running + 1, total: steps.length, step: t(`start.step.${current}`) })}
          </SpokenStatus>
        </Section>
        {failed === undefined && (
          <FormActions isSticky>
            <Button variant="action" isPending={isRunning} onPress={begin}>{t('start.action')}</Button>
          </FormActions>
        )}
      </Stack>
    </Container>
  );
}
