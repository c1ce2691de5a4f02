import { Banner, Button, Link, Stack, Text, TextField } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { HandOver } from '../components/HandOver.tsx';
import { useAuthText } from '../messages/index.ts';
import { looksLikeEmail } from '../model/email.ts';

export interface RegisterScreenProps {
  /** `form` in mock mode; `redirect` hands over to the identity server (ROUTE-2). */
  mode: 'form' | 'redirect';
  /** Where to go afterwards. */
  redirect?: string | undefined;
  /** Makes the account and signs in. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** Making an account (ROUTE-2). */
export function RegisterScreen({ mode, redirect, onRegister }: RegisterScreenProps) {
  const t = useAuthText();
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      {mode === 'form' ? (
        <RegisterForm onRegister={onRegister} />
      ) : (
        <HandOver
          leaving="register.redirecting"
          label="register.continue"
          onLeave={async () => {
            const result = await onRegister('');
            return result.user ? {} : { reason: result.reason };
          }}
        />
      )}
      <Text size="sm">
        {t('register.haveAccount')} <Link href={paths.login({ redirect })}>{t('register.login')}</Link>
      </Text>
    </AuthLayout>
  );
}

function RegisterForm({ onRegister }: Pick<RegisterScreenProps, 'onRegister'>) {
  const t = useAuthText();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined);
    const result = await onRegister(email.trim());
    if (result.user || result.reason === 'redirecting') return;
    if (result.reason === 'email-taken') setError('email', { message: t('problem.emailTaken') }, { shouldFocus: true });
    else setProblem(t('problem.failed'));
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
            <TextField
              {...field}
              type="email"
              autoComplete="email"
              label={t('register.email')}
              description={t('register.emailHint')}
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" variant="action" width="full" isPending={formState.isSubmitting}>{t('register.submit')}</Button>
      </Stack>
    </form>
  );
}
