import { Container, PageHeader, Stack } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useEffect, useState } from 'react';
import { AfterEarlier, useEarlierAnswers } from '../../shared/application-form/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { LoadingForm, lazyPanel } from '../../../shared/index.ts';
import { LazyLicencePlaceField } from '../components/lazy-licence-place-field.ts';
import { useJoiningText } from '../messages/index.ts';

/** The page can be read before the code of its fields has loaded (FAST-1). */
const LazyJoiningSteps = lazyPanel(() => import('../components/JoiningSteps.tsx').then((m) => m.JoiningSteps));

export interface JoiningScreenProps {
  /** The kind of provider that the user wants to become. */
  kind: ProviderKind;
  /** The step in the address, or null for none; left out, the screen keeps the step in its own state. */
  step?: string | null;
  /** Called when the user moves to another step. */
  onStepChange?: (step: string) => void;
  /** The path the user came for, checked by the app; left out, the application comes next. */
  onward?: string | undefined;
  /** The same path as given in the address, passed on to the sign-in pages only. */
  redirect?: string | undefined;
}

const PERSONAS = { THERAPIST: 'therapist', IMAM: 'imam', MENTOR: 'mentor' } as const;

/**
 * The onboarding questions of a therapist, imam or mentor (ROUTE-10). Signed-out visitors may fill them in; submitting
 * needs an account.
 */
export function JoiningScreen({ kind, onward, redirect, ...address }: JoiningScreenProps) {
  const t = useJoiningText();
  usePageName(t(`joining.title.${kind}`));
  const read = useEarlierAnswers(kind);
  const { user, isChecking, earlier } = read;
  const [isAtFirst, setAtFirst] = useState(true);
  // Load the fields while sign-in is being checked.
  useEffect(() => {
    LazyJoiningSteps.preload();
    if (kind === 'THERAPIST') LazyLicencePlaceField.preload();
  }, [kind]);
  const loading = <LoadingForm label={t('joining.loading')} />;
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader
          title={t(`joining.title.${kind}`)}
          lead={isAtFirst ? t(user || isChecking ? 'joining.lead' : 'joining.lead.visitor') : undefined}
        />
        <AfterEarlier
          read={read}
          failed={{ title: t('joining.earlier.failed'), body: t('joining.earlier.failedBody') }}
          loading={loading}
        >
          <LazyJoiningSteps
            key={`${kind} ${user?.id ?? ''}`}
            kind={kind}
            earlier={earlier}
            returnTo={paths.onboardingPersona(PERSONAS[kind], { redirect })}
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
