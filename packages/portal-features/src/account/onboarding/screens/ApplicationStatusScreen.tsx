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
import { DraftNotice, MemberStatus } from '../components/MemberStatus.tsx';
import { PersonaChoice } from '../components/PersonaChoice.tsx';
import { useOnboardingText } from '../messages/index.ts';

export interface ApplicationStatusScreenProps {
  /** The path to open afterwards, passed on to the next page. */
  redirect?: string | undefined;
  /** The same path, checked by the app: the user may be sent there. */
  onward?: string | undefined;
  /**
   * Shows the choice of a persona alone, without the user's status.
   * @default false
   */
  isChoiceOnly?: boolean;
}

/**
 * Where users without a complete profile are sent (ROUTE-6, ROLE-7): what they have begun and submitted, and the way
 * on. The page is open to everyone: sign-in is not checked until the visitor asks for their status (AUTH-4).
 */
export function ApplicationStatusScreen({ redirect, onward, isChoiceOnly = false }: ApplicationStatusScreenProps) {
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
        {user ? (
          <MemberStatus user={user} redirect={redirect} onward={onward} />
        ) : (
          <VisitorStatus redirect={redirect} />
        )}
        <Section title={t('standing.choose')}>
          <PersonaChoice redirect={redirect} headingLevel={3} />
        </Section>
      </Stack>
    </Container>
  );
}

/** No application yet, or signed out. */
function VisitorStatus({ redirect }: { redirect: string | undefined }) {
  const t = useOnboardingText();
  const { status, check } = useAuth();
  return (
    <Stack gap="x3">
      <DraftNotice redirect={redirect} />
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
