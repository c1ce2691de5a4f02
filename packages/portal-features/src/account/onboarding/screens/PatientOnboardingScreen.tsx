import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { Suspense, useEffect, useState } from 'react';
import { EarlierUnread, useEarlierAnswers } from '../../shared/application-form/index.ts';
import { LoadingForm, lazyPanel } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';

/** The page can be read before the code of its fields has loaded (FAST-1). */
const LazyPatientSteps = lazyPanel(() => import('../components/PatientSteps.tsx').then((m) => m.PatientSteps));

export interface PatientOnboardingScreenProps {
  /** The step in the address, or null for none; left out, the screen keeps the step in its own state. */
  step?: string | null;
  /** Called when the user moves to another step. */
  onStepChange?: (step: string) => void;
  /** The path the user came for, checked by the app; left out, the matching providers come next. */
  onward?: string | undefined;
}

/**
 * The onboarding questions of a person who looks for help (ROUTE-10). Signed-out visitors may fill them in; submitting
 * needs an account.
 */
export function PatientOnboardingScreen({ onward, ...address }: PatientOnboardingScreenProps) {
  const t = useOnboardingText();
  const { user, isChecking, isLoading, earlier, error, reload } = useEarlierAnswers('PATIENT');
  const [isAtFirst, setAtFirst] = useState(true);
  // Load the questions while sign-in is being checked.
  useEffect(() => LazyPatientSteps.preload(), []);
  const loading = <LoadingForm label={t('loading')} />;
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t('patient.title')}
          lead={isAtFirst ? t(user || isChecking ? 'patient.lead' : 'patient.lead.visitor') : undefined}
        />
        {isLoading ? (
          loading
        ) : (
          // The steps suspend while their texts load; the page around them stays.
          <Suspense fallback={loading}>
            {error && (
              <EarlierUnread error={error} title={t('earlier.failed')} onRetry={reload}>
                {t('earlier.failedBody')}
              </EarlierUnread>
            )}
            <LazyPatientSteps
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
