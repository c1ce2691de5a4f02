import { Banner, Button, Link, Stack, Text, TextField } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { useAuthText } from '../messages/index.ts';
import { looksLikeEmail } from '../model/email.ts';

export interface LoginScreenProps {
  /** `form` in mock mode; `redirect` hands over to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** Where to go afterwards; kept in the links to the other sign-in pages. */
  redirect?: string | undefined;
  /** Signs in; what came of it decides what the form says. The app goes on by itself once somebody is signed in. */
  onLogin: (email: string, password: string) => Promise<SignInResult>;
}

interface Fields {
  email: string;
  password: string;
}

/** Signing in (ROUTE-2). A wrong password is said, and the e-mail stays. */
export function LoginScreen({ mode, redirect, onLogin }: LoginScreenProps) {
  const t = useAuthText();
  if (mode === 'redirect') {
    return (
      <AuthLayout title={t('login.title')} lead={t('login.lead')}>
        <HandOver leaving="login.redirecting" label="login.continue" onLeave={() => onLogin('', '').then(reasonOf)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('login.title')} lead={t('login.lead')}>
      <LoginForm onLogin={onLogin} />
      <Stack gap="x1">
        <Link variant="standalone" href={paths.forgotPassword()}>{t('login.forgot')}</Link>
        <Text size="sm">
          {t('login.noAccount')} <Link href={paths.register({ redirect })}>{t('login.signUp')}</Link>
        </Text>
      </Stack>
      <Banner tone="info">
        {t('login.demo')} <Link href={paths.quickLogin({ redirect })}>{t('login.demoLink')}</Link>
      </Banner>
    </AuthLayout>
  );
}

function reasonOf(result: SignInResult): { reason?: string } {
  return result.user ? {} : { reason: result.reason };
}

function LoginForm({ onLogin }: Pick<LoginScreenProps, 'onLogin'>) {
  const t = useAuthText();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setFocus, resetField, formState } = useForm<Fields>({ defaultValues: { email: '', password: '' } });

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const result = await onLogin(email.trim(), password);
    if (result.user || result.reason === 'redirecting') return;
    setProblem(t(result.reason === 'wrong-credentials' ? 'problem.wrongCredentials' : 'problem.failed'));
    if (result.reason === 'wrong-credentials') {
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="x2">
        {problem && <Banner tone="danger" urgency="assertive">{problem}</Banner>}
        <Controller
          name="email"
          control={control}
          rules={{ validate: (value) => (value.trim() === '' ? t('problem.emailMissing') : looksLikeEmail(value) || t('problem.emailWrong')) }}
          render={({ field, fieldState }) => (
            <TextField {...field} type="email" autoComplete="username" label={t('login.email')} isRequired errorMessage={fieldState.error?.message} />
          )}
        />
        <Controller
          name="password"
          control={control}
          rules={{ validate: (value) => value !== '' || t('problem.passwordMissing') }}
          render={({ field, fieldState }) => (
            <TextField {...field} type="password" autoComplete="current-password" label={t('login.password')} isRequired errorMessage={fieldState.error?.message} />
          )}
        />
        <Button type="submit" variant="action" width="full" isPending={formState.isSubmitting}>{t('login.submit')}</Button>
      </Stack>
    </form>
  );
}
