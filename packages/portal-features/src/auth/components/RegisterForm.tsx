import { Banner, Button, Stack } from '@sakina/design-system';
import type { SignInResult } from '@sakina/platform/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAuthText } from '../messages/index.ts';
import { EmailField } from './EmailField.tsx';

export interface RegisterFormProps {
  /** Creates the account and signs in. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** The registration form: an email address. The field says if it already has an account. */
export function RegisterForm({ onRegister }: RegisterFormProps) {
  const t = useAuthText();
  const [problem, setProblem] = useState<string>();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    setProblem(undefined);
    const result = await onRegister(email.trim());
    if (result.user || result.reason === 'redirecting') return;
    if (result.reason === 'email-taken') setError('email', { message: t('problem.emailTaken') }, { shouldFocus: true });
    else setProblem(t('problem.registerFailed'));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="x2">
        {problem && (
          <Banner tone="danger" urgency="assertive">
            {problem}
          </Banner>
        )}
        <EmailField
          control={control}
          label={t('register.email')}
          description={t('register.emailHint')}
          autoComplete="email"
        />
        <Button type="submit" variant="action" width="full" isPending={formState.isSubmitting}>
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
}
