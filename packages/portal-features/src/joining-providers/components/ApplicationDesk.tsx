import {
  Button,
  ButtonLink,
  EmptyState,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  Status,
  Text,
} from '@sakina/design-system';
import type { ProviderApplication } from '@sakina/platform/contract';
import { hasProviderStatus, paths } from '@sakina/platform/domain';
import { useUser, useFormat } from '@sakina/platform/react';
import { useLayoutEffect, useState } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { usePreload } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { useJoiningText } from '../messages/index.ts';
import {
  currentOf,
  emptyApplication,
  formOfApplication,
  formOfOnboarding,
  isOpenForChanges,
  isOver,
} from '../model/application-form.ts';
import { applicationSteps } from '../model/application-problems.ts';
import { LateStanding, LateSteps } from './late-parts.ts';
import { STATUS_TONES } from './status-tones.ts';
import { useApplication } from './use-application.ts';

export interface ApplicationDeskProps extends StepAddress {
  /** The person’s own applications, the newest first. */
  applications: readonly ProviderApplication[];
  /** Called when the reader leaves the beginning or comes back to it: the words over all steps are said once. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** Beginning, handing in and taking back lead from one to the other. */
const BOTH = [LateSteps, LateStanding];

/** What there is to do about an application: begin it, write it, wait, or go on. */
export function ApplicationDesk({ applications, onFirstChange, ...address }: ApplicationDeskProps) {
  const t = useJoiningText();
  const user = useUser();
  const onboarding = useOwnOnboarding(true);
  const [hasActed, setActed] = useState(false);
  const current = currentOf(applications);
  const open = current && isOpenForChanges(current.status) ? current : undefined;
  const application = useApplication(open, current?.id ?? null, address);
  usePreload(BOTH);
  const acted = () => setActed(true);
  function withdrawn() {
    application.letGo();
    acted();
  }

  const isWriting = open !== undefined || (application.isBegun && (!current || isOver(current.status)));
  const isAtFirst = !isWriting || application.step === applicationSteps[0];
  useLayoutEffect(() => onFirstChange?.(isAtFirst), [isAtFirst, onFirstChange]);

  const isVerified = hasProviderStatus(user) && user?.verificationStatus === 'verified';
  if (
    application.isProvider ||
    (isVerified && (!current || (isOver(current.status) && current.status !== 'APPROVED')))
  ) {
    return (
      <EmptyState
        illustration="path"
        title={t('provider.title')}
        action={
          <ButtonLink variant="action" href={paths.providerPortal()}>
            {t('standing.APPROVED.portal')}
          </ButtonLink>
        }
      >
        {t('provider.body')}
      </EmptyState>
    );
  }
  // The first application begins with what was said before, so that has to be known first; a failure holds nobody up.
  const waiting = (
    <LoadingRegion label={t('apply.loading')}>
      <Skeleton lines={6} />
    </LoadingRegion>
  );
  if (!isWriting && !current && onboarding.isLoading && !onboarding.error) return waiting;
  const earlier = applications.filter((one) => one !== (isWriting ? open : current));
  const first = onboarding.data?.items.find(
    ({ answers }) => answers.persona !== 'PATIENT' && answers.persona !== 'TOPICS',
  );

  return (
    <Stack gap="x5">
      {isWriting && (
        <LateSteps
          application={application}
          saved={open}
          onSubmitted={acted}
          onWithdrawn={withdrawn}
          loading={waiting}
        />
      )}
      {!isWriting && !current && (
        <EmptyState
          illustration="path"
          title={t('apply.none.title')}
          action={
            <Button
              variant="action"
              onPress={() => application.begin(first ? formOfOnboarding(first.answers) : emptyApplication)}
            >
              {t('apply.begin')}
            </Button>
          }
        >
          {t('apply.none.body')}
        </EmptyState>
      )}
      {!isWriting && current && current.status !== 'DRAFT' && current.status !== 'NEEDS_CHANGES' && (
        <LateStanding
          key={current.id}
          application={{ ...current, status: current.status }}
          takesFocus={hasActed}
          onBeginAgain={() => application.begin(formOfApplication(current))}
          onWithdrawn={withdrawn}
          loading={waiting}
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
            <Text>
              {t('standing.earlierLine', { kind: t(`apply.kind.${kind}`), date: format.shortDate(createdAt) })}
            </Text>
            <Status size="small" tone={STATUS_TONES[status]}>
              {t(`status.${status}`)}
            </Status>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
