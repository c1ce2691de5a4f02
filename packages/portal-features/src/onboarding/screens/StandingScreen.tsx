import {
  Container,
  Inline,
  Link,
  LoadingRegion,
  PageHeader,
  PlainButton,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react';
import { PersonaChoice } from '../components/PersonaChoice.tsx';
import { Standing, Waiting } from '../components/Standing.tsx';
import { useOnboardingText } from '../messages/index.ts';

export interface StandingScreenProps {
  /** Where to go afterwards, kept for the next page. */
  redirect?: string | undefined;
  /** The same, judged by the app: the person may be led there. */
  onward?: string | undefined;
  /**
   * Asks only as whom somebody is here, and says nothing of where they stand: the choice of a persona.
   * @default false
   */
  isChoiceOnly?: boolean;
}

/**
 * Where those are led whose profile is not complete (ROUTE-6, ROLE-7): where they stand, and the way on. The page is open: until
 * somebody asks where they stand, sign-in is not checked (AUTH-4).
 */
export function StandingScreen({ redirect, onward, isChoiceOnly = false }: StandingScreenProps) {
  const t = useOnboardingText();
  const { status, user } = useAuth();
  if (isChoiceOnly) {
    return (
      <Container pad="page">
        <Stack gap="x4">
          <PageHeader title={t('persona.title', { product: product.name })} lead={t('persona.lead')} />
          <PersonaChoice redirect={redirect} />
        </Stack>
      </Container>
    );
  }
  const title = user?.firstName ? t('standing.title.named', { name: user.firstName }) : t('standing.title');
  return (
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader title={title} lead={t(user?.profileCompleted ? 'standing.lead.complete' : 'standing.lead')} />
        {status === 'loading' && (
          <LoadingRegion label={t('standing.loading')}>
            <Skeleton lines={3} />
          </LoadingRegion>
        )}
        {user ? <Standing user={user} redirect={redirect} onward={onward} /> : <Visiting redirect={redirect} />}
        <Section title={t('standing.choose')}>
          <PersonaChoice redirect={redirect} headingLevel={3} />
        </Section>
      </Stack>
    </Container>
  );
}

/** For whom nobody has been asked for yet, or who is not signed in. */
function Visiting({ redirect }: { redirect: string | undefined }) {
  const t = useOnboardingText();
  const { status, check } = useAuth();
  return (
    <Stack gap="x3">
      <Waiting redirect={redirect} />
      {status === 'unchecked' && (
        <div>
          <PlainButton variant="secondary" onClick={() => void check()}>
            {t('standing.check')}
          </PlainButton>
        </div>
      )}
      {status === 'signed-out' && (
        <Inline gap="x1">
          <Text>{t('standing.visitor')}</Text>
          <Link href={paths.login({ redirect: paths.onboarding({ redirect }) })}>{t('standing.signIn')}</Link>
        </Inline>
      )}
    </Stack>
  );
}
