import { Link, Text } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { RegisterForm } from '../components/RegisterForm.tsx';
import { useAuthText } from '../messages/index.ts';

export interface RegisterScreenProps {
  /** `form` in mock mode; `redirect` hands over to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** With `redirect`: hands over without a press. Not for somebody whose session has just ended, nor who came back. @default false */
  goesByItself?: boolean;
  /** Where to go afterwards. */
  redirect?: string | undefined;
  /** Makes the account and signs in. The app goes on by itself once somebody is signed in. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** Making an account (ROUTE-2). */
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
