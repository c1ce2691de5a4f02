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
import { listOwnOnboarding } from '@sakina/platform/contract';
import { hasProviderStatus, paths } from '@sakina/platform/domain';
import { useFormat, useOperation, useUser } from '@sakina/platform/react';
import { useLayoutEffect, useState } from 'react';
import type { StepAddress } from '../../../shared/index.ts';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
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
import { STATUS_TONES } from './status-tones.ts';
import { useApplication } from './use-application.ts';

const LazyApplicationSteps = lazyPanel(() => import('./ApplicationSteps.tsx').then((m) => m.ApplicationSteps));
const LazyApplicationStatusView = lazyPanel(() =>
  import('./ApplicationStatusView.tsx').then((m) => m.ApplicationStatusView),
);

export interface ApplicationDeskProps extends StepAddress {
  /** The user's own applications, newest first. */
  applications: readonly ProviderApplication[];
  /** Called when the user enters or leaves the first step, the only one with a lead above it. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** The page needs one of the two at first; beginning, submitting and withdrawing switch between them. */
const BOTH = [LazyApplicationSteps, LazyApplicationStatusView];

/** What the user can do about an application now: begin it, fill it in, wait, or open the provider portal. */
export function ApplicationDesk({ applications, onFirstChange, ...address }: ApplicationDeskProps) {
  const t = useJoiningText();
  const user = useUser();
  const onboarding = useOperation(listOwnOnboarding, {});
  const [hasActed, setActed] = useState(false);
  const current = currentOf(applications);
  const open = current && isOpenForChanges(current.status) ? current : undefined;
  const application = useApplication(open, current?.id ?? null, address);
  usePreload(BOTH);
  const acted = () => setActed(true);
  function withdrawn() {
    application.discard();
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
  // The first application starts with the onboarding answers, so wait for them; without them it starts empty.
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
        <LazyApplicationSteps
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
        <LazyApplicationStatusView
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

/** Closed applications, one line each. */
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
