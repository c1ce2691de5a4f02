import { Banner, Container, PageHeader, PlainButton, Stack } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react';
import { Suspense, useEffect, useState } from 'react';
import { errorCase, LoadingForm, useSharedText } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { LateJoiningSteps, LateLicencePlace } from '../components/late-parts.ts';
import { useJoiningText } from '../messages/index.ts';

export interface JoiningScreenProps {
  /** As whom the person would like to help. */
  kind: ProviderKind;
  /** The step that the address names, or null where it names none; left out, the screen keeps its step to itself. */
  step?: string | null;
  /** Called when the reader comes to another step. */
  onStepChange?: (step: string) => void;
  /** Where the person was on the way to, judged by the app; left out, the application is the next step. */
  onward?: string | undefined;
  /** The same wish as the address carries it, only to be handed on to the sign-in pages. */
  redirect?: string | undefined;
}

const PERSONAS = { THERAPIST: 'therapist', IMAM: 'imam', MENTOR: 'mentor' } as const;

/** The first answers of somebody who would like to help: therapist, imam or mentor (ROUTE-10). A visitor may fill them in. */
export function JoiningScreen({ kind, onward, redirect, ...address }: JoiningScreenProps) {
  const t = useJoiningText();
  const { status, user } = useAuth();
  const read = useOwnOnboarding(user !== null);
  const [isAtFirst, setAtFirst] = useState(true);
  // They come while it is asked who is there, so that they stand as soon as that is known.
  useEffect(() => {
    LateJoiningSteps.preload();
    if (kind === 'THERAPIST') LateLicencePlace.preload();
  }, [kind]);
  const isChecking = status === 'unchecked' || status === 'loading';
  // Only before the first answer: asking again after a failure must not take the form away with what was typed in it.
  const isReading = read.isLoading && read.error === undefined;
  const loading = <LoadingForm label={t('joining.loading')} />;
  const earlier = read.data?.items.find(({ answers }) => answers.persona === kind);
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t(`joining.title.${kind}`)}
          lead={isAtFirst ? t(user || isChecking ? 'joining.lead' : 'joining.lead.visitor') : undefined}
        />
        {isChecking || isReading ? (
          loading
        ) : (
          // The steps fetch their texts when first they are shown; the page around them must not vanish meanwhile.
          <Suspense fallback={loading}>
            {read.error && read.data === undefined && <EarlierUnread error={read.error} onRetry={read.reload} />}
            <LateJoiningSteps
              key={`${kind} ${user?.id ?? ''}`}
              kind={kind}
              earlier={earlier}
              returnTo={paths.onboardingPersona(PERSONAS[kind], { redirect })}
              onward={onward}
              onFirstChange={setAtFirst}
              loading={loading}
              {...address}
            />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}

/** Says that earlier answers could not be read. The form stays: nobody has to wait for them. */
function EarlierUnread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useJoiningText();
  const shared = useSharedText();
  const mayPass = !['forbidden', 'notAllowed', 'notFound'].includes(errorCase(error));
  const retry = mayPass
    ? {
        actions: (
          <PlainButton size="small" variant="secondary" onClick={onRetry}>
            {shared('retry')}
          </PlainButton>
        ),
      }
    : {};
  return (
    <Banner tone="warning" title={t('joining.earlier.failed')} {...retry}>
      {t('joining.earlier.failedBody')}
    </Banner>
  );
}
