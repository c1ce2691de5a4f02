import { Button, ButtonLink, EmptyState, LoadingRegion, Section, Skeleton, Stack, Status, Text } from '@sakina/design-system';
import type { ProviderApplication } from '@sakina/platform/contract';
import { hasProviderStatus, paths } from '@sakina/platform/domain';
import { useAuth, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { useJoiningText } from '../messages/index.ts';
import { currentOf, emptyApplication, formOfApplication, formOfOnboarding, isOpenForChanges, isOver } from '../model/application-form.ts';
import { ApplicationStanding, STATUS_TONES } from './ApplicationStanding.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { useApplication } from './use-application.ts';

export interface ApplicationDeskProps extends StepAddress {
  /** The person’s own applications, the newest first. */
  applications: readonly ProviderApplication[];
}

/** What there is to do about an application: begin it, write it, wait, or go on. */
export function ApplicationDesk({ applications, ...address }: ApplicationDeskProps) {
  const t = useJoiningText();
  const { user } = useAuth();
  const onboarding = useOwnOnboarding(true);
  const [hasActed, setActed] = useState(false);
  const current = currentOf(applications);
  const open = current && isOpenForChanges(current.status) ? current : undefined;
  const application = useApplication(open, current?.id ?? null, address);
  const acted = () => setActed(true);
  function withdrawn() {
    application.letGo();
    acted();
  }

  const isVerified = hasProviderStatus(user) && user?.verificationStatus === 'verified';
  if (application.isProvider || (isVerified && (!current || (isOver(current.status) && current.status !== 'APPROVED')))) {
    return (
      <EmptyState illustration="path" title={t('provider.title')} action={<ButtonLink variant="action" href={paths.providerPortal()}>{t('standing.APPROVED.portal')}</ButtonLink>}>
        {t('provider.body')}
      </EmptyState>
    );
  }
  const isWriting = open !== undefined || (application.isBegun && (!current || isOver(current.status)));
  // The first application begins with what was said before, so that has to be known first; a failure holds nobody up.
  if (!isWriting && !current && onboarding.isLoading && !onboarding.error) return <LoadingRegion label={t('apply.loading')}><Skeleton lines={6} /></LoadingRegion>;
  const earlier = applications.filter((one) => one !== (isWriting ? open : current));
  const first = onboarding.data?.items.find(({ answers }) => answers.persona !== 'PATIENT' && answers.persona !== 'TOPICS');

  return (
    <Stack gap="x5">
      {isWriting && <ApplicationSteps application={application} saved={open} onSubmitted={acted} onWithdrawn={withdrawn} />}
      {!isWriting && !current && (
        <EmptyState
          illustration="path"
          title={t('apply.none.title')}
          action={<Button variant="action" onPress={() => application.begin(first ? formOfOnboarding(first.answers) : emptyApplication)}>{t('apply.begin')}</Button>}
        >
          {t('apply.none.body')}
        </EmptyState>
      )}
      {!isWriting && current && current.status !== 'DRAFT' && current.status !== 'NEEDS_CHANGES' && (
        <ApplicationStanding
          key={current.id}
          application={{ ...current, status: current.status }}
          takesFocus={hasActed}
          onBeginAgain={() => application.begin(formOfApplication(current))}
          onWithdrawn={withdrawn}
        />
      )}
      {earlier.length > 0 && <Earlier applications={earlier} />}
    </Stack>
  );
}

/** Applications that are over, in a line each. */
function Earlier({ applications }: { applications: readonly ProviderApplication[] }) {
  const t = useJoiningText();
  const format = useFormat();
  return (
    <Section title={t('standing.earlier')}>
      <Stack as="ul" gap="x1">
        {applications.map(({ id, kind, status, createdAt }) => (
          <li key={id}>
            <Text>{t('standing.earlierLine', { kind: t(`apply.kind.${kind}`), date: format.shortDate(createdAt) })}</Text>
            <Status size="small" tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Status>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
