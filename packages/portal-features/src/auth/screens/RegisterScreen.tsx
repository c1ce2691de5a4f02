import { Link, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { RegisterForm } from '../components/RegisterForm.tsx';
import { useAuthText } from '../messages/index.ts';

export interface RegisterScreenProps {
  /** `form` in mock mode; `redirect` leaves signing in to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** With `redirect`: redirects on mount. Off after a session has ended and after Back. @default false */
  goesByItself?: boolean;
  /** The path to open afterwards. */
  redirect?: string | undefined;
  /** Creates the account and signs in. The app navigates once the user is signed in. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** Registration (ROUTE-2). */
export function RegisterScreen({ mode, goesByItself = false, redirect, onRegister }: RegisterScreenProps) {
  const t = useAuthText();
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      {mode === 'form' ? (
        <RegisterForm onRegister={onRegister} />
      ) : (
        <HandOver
          goesByItself={goesByItself}
          leaving="register.redirecting"
          label="register.continue"
          onLeave={() => onRegister('')}
        />
      )}
      <Text size="sm">
        {t('register.haveAccount')} <Link href={paths.login({ redirect })}>{t('register.login')}</Link>
      </Text>
    </AuthLayout>
  );
}
