import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react';
import { Suspense, useEffect, useState } from 'react';
import { LoadingForm } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { EarlierUnread } from '../components/EarlierNews.tsx';
import { LatePatientSteps } from '../components/late-parts.ts';
import { useOnboardingText } from '../messages/index.ts';

export interface PatientOnboardingScreenProps {
  /** The step that the address names, or null where it names none; left out, the screen keeps its step to itself. */
  step?: string | null;
  /** Called when the reader comes to another step. */
  onStepChange?: (step: string) => void;
  /** Where the person was on the way to, judged by the app; left out, those who fit the wishes are the next step. */
  onward?: string | undefined;
}

/** The first answers of somebody who looks for help (ROUTE-10). A visitor may fill them in; sending needs an account. */
export function PatientOnboardingScreen({ onward, ...address }: PatientOnboardingScreenProps) {
  const t = useOnboardingText();
  const { status, user } = useAuth();
  const read = useOwnOnboarding(user !== null);
  const [isAtFirst, setAtFirst] = useState(true);
  // Meanwhile the questions come.
  useEffect(() => LatePatientSteps.preload(), []);
  const isChecking = status === 'unchecked' || status === 'loading';
  // Only before the first answer: asking again after a failure must not take the form away with what was typed in it.
  const isReading = read.isLoading && read.error === undefined;
  const loading = <LoadingForm label={t('loading')} />;
  const earlier = read.data?.items.find(({ answers }) => answers.persona === 'PATIENT');
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t('patient.title')}
          lead={isAtFirst ? t(user || isChecking ? 'patient.lead' : 'patient.lead.visitor') : undefined}
        />
        {isChecking || isReading ? (
          loading
        ) : (
          // The steps fetch their texts when first they are shown; the page around them must not vanish meanwhile.
          <Suspense fallback={loading}>
            {read.error && read.data === undefined && <EarlierUnread error={read.error} onRetry={read.reload} />}
            <LatePatientSteps
              key={user?.id ?? ''}
              earlier={earlier}
              returnTo={paths.onboardingPersona('patient', { redirect: onward })}
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
