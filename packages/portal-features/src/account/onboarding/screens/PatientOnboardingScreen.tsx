import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useEffect, useState } from 'react';
import { AfterEarlier, useEarlierAnswers } from '../../shared/application-form/index.ts';
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
  const read = useEarlierAnswers('PATIENT');
  const { user, isChecking, earlier } = read;
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
        <AfterEarlier
          read={read}
          failed={{ title: t('earlier.failed'), body: t('earlier.failedBody') }}
          loading={loading}
        >
          <LazyPatientSteps
            key={user?.id ?? ''}
            earlier={earlier}
            returnTo={paths.onboardingPersona('patient', { redirect: onward })}
            onward={onward}
            onFirstChange={setAtFirst}
            loading={loading}
            {...address}
          />
        </AfterEarlier>
      </Stack>
    </Container>
  );
}
