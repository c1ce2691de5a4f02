import { lazyPart, Link, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { Suspense } from 'react';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { useAuthText } from '../messages/index.ts';

// Without a panel of its own: its boundary would be in the first load of the login (FAST-1).
const LazySignUpForm = lazyPart(() => import('../../shared/sign-up/SignUpForm.tsx').then((m) => m.SignUpForm));

export interface RegisterScreenProps {
  /** `form` in mock mode; `redirect` leaves signing in to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** With `redirect`: redirects on mount. Off after a session has ended and after Back. @default false */
  goesByItself?: boolean;
  /** The path to open afterwards. */
  redirect?: string | undefined;
  /** Begins the account: it goes on in a message to the address, or at the identity server. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** Registration (ROUTE-2). */
export function RegisterScreen({ mode, goesByItself = false, redirect, onRegister }: RegisterScreenProps) {
  const t = useAuthText();
  const loginHref = paths.login({ redirect });
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      {mode === 'form' ? (
        <Suspense fallback={<Text role="status">{t('register.loading')}</Text>}>
          <LazySignUpForm mode={mode} onRegister={onRegister} loginHref={loginHref} />
        </Suspense>
      ) : (
        <HandOver
          goesByItself={goesByItself}
          leaving="register.redirecting"
          label="register.continue"
          onLeave={() => onRegister('')}
        />
      )}
      <Text size="sm">
        {t('register.haveAccount')} <Link href={loginHref}>{t('register.login')}</Link>
      </Text>
    </AuthLayout>
  );
}
