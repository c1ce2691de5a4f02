import { Banner, Button, Link, Stack, Text } from '@sakina/design-system';
import type { SessionEnd, SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { LoginForm } from '../components/LoginForm.tsx';
import { SuspendedText } from '../components/SuspendedText.tsx';
import { useAuthText } from '../messages/index.ts';

export interface LoginScreenProps {
  /** `form` in mock mode; `redirect` leaves signing in to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** With `redirect`: redirects on mount. Off after a session has ended and after Back. @default false */
  goesByItself?: boolean;
  /** The path to open afterwards, passed on in the links to the other sign-in pages. */
  redirect?: string | undefined;
  /** Why the last session ended, which the page says; null if there was none. */
  ended?: SessionEnd | null | undefined;
  /** The account that another tab of this browser is signed in with, where that ended the session here. */
  replacedBy?: { name: string; onContinue: () => void } | undefined;
  /** Signs in; the form shows the result. The app navigates once the user is signed in. */
  onLogin: (email: string, password: string) => Promise<SignInResult>;
}

/** Ends after which the same person is expected back, on the page they were on. */
const waysBack: ReadonlySet<SessionEnd> = new Set(['refused', 'unanswered', 'idle', 'switch']);

/** The login page (ROUTE-2). */
export function LoginScreen({
  mode,
  goesByItself = false,
  redirect,
  ended = null,
  replacedBy,
  onLogin,
}: LoginScreenProps) {
  const t = useAuthText();
  const isForm = mode === 'form';
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      {replacedBy ? (
        <Banner
          tone="warning"
          title={t('login.replaced.title', { name: replacedBy.name })}
          actions={
            <Button variant="secondary" onPress={replacedBy.onContinue}>
              {t('login.replaced.continue', { name: replacedBy.name })}
            </Button>
          }
        >
          {t('login.replaced.body')}
        </Banner>
      ) : (
        ended !== null && (
          <Banner tone={ended === 'unanswered' || ended === 'suspended' ? 'warning' : 'info'}>
            {ended === 'suspended' ? <SuspendedText /> : t(`login.ended.${ended}`)}{' '}
            {waysBack.has(ended) && redirect !== undefined && t('login.ended.back')}
          </Banner>
        )
      )}
      {isForm ? (
        <LoginForm onLogin={onLogin} />
      ) : (
        <HandOver
          goesByItself={goesByItself}
          leaving="login.redirecting"
          label="login.continue"
          onLeave={() => onLogin('', '')}
        />
      )}
      <Stack gap="none">
        <div>
          <Link variant="standalone" href={paths.forgotPassword()}>
            {t('login.forgot')}
          </Link>
        </div>
        <Text size="sm">
          {t('login.noAccount')} <Link href={paths.register({ redirect })}>{t('login.signUp')}</Link>
        </Text>
      </Stack>
      {isForm && (
        <Banner urgency="none">
          {t('login.demo')} <Link href={paths.quickLogin({ redirect })}>{t('login.demoLink')}</Link>
        </Banner>
      )}
    </AuthLayout>
  );
}
