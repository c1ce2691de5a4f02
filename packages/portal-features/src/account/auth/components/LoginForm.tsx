import { Banner, Button, Stack, TextField } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useAuthText } from '../messages/index.ts';
import { EmailField } from './EmailField.tsx';
import { SuspendedText } from './SuspendedText.tsx';

export interface LoginFormProps {
  /** Signs in; the form shows the result. */
  onLogin: (email: string, password: string) => Promise<SignInResult>;
}

interface Fields {
  email: string;
  password: string;
}

/** Email and password. After a failure the email stays, and the password too unless it was wrong. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const t = useAuthText();
  const [problem, setProblem] = useState<ReactNode>();
  const { control, handleSubmit, setFocus, resetField, setError, formState } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    const result = await onLogin(email.trim(), password);
    if (result.user || result.reason === 'redirecting') return;
    if (result.reason === 'wrong-credentials') {
      resetField('password');
      // At the field that takes the focus: a screen reader says the two together, and would leave an alert elsewhere
      // unsaid.
      setError('password', { message: t('problem.wrongCredentials') });
      setFocus('password');
    } else setProblem(result.reason === 'suspended' ? <SuspendedText /> : t('problem.failed'));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="x2">
        {problem && (
          <Banner tone="danger" urgency="assertive">
            {problem}
          </Banner>
        )}
        <EmailField control={control} label={t('login.email')} autoComplete="username" />
        <FormField
          name="password"
          control={control}
          rules={{ validate: (value) => value !== '' || t('problem.passwordMissing') }}
        >
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="current-password"
              label={t('login.password')}
              isRequired
            />
          )}
        </FormField>
        <Button type="submit" variant="action" width="full" isPending={formState.isSubmitting}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
