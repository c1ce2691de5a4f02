import {
  Banner,
  Checkbox,
  Form,
  FormActions,
  Heading,
  Inline,
  Link,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '@sakina/design-system';
import type { NoUserReason, SignInResult } from '@sakina/platform/auth';
import { paths, signUpProblems } from '@sakina/platform/domain';
import type { SignUp } from '@sakina/platform/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, problemsIn, resolverOf } from '../../../shared/form/index.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { useSignUpText } from './messages/index.ts';

/** The sample address in the message about a malformed email. */
const EXAMPLE_ADDRESS = 'name@example.com';
const NOTHING: SignUp = { email: '', age: false, terms: false, privacy: false };
const CONSENTS = ['age', 'terms', 'privacy'] as const;

export interface SignUpFormProps {
  /** `form` asks for the email here; `redirect` leaves that to the identity server. */
  mode: 'form' | 'redirect';
  /** Begins the account, which goes on in a message to the address, or redirects to the identity server. */
  onRegister: (email: string) => Promise<SignInResult>;
  /** Address of the login, with what follows it. */
  loginHref: string;
}

/**
 * The fields of an account: consents, and an email unless the identity server asks for it. What follows is the same
 * whether the address has an account or not: no one learns here who uses this service.
 */
export function SignUpForm({ mode, onRegister, loginHref }: SignUpFormProps) {
  const t = useSignUpText();
  const form = useForm<SignUp>({
    defaultValues: NOTHING,
    shouldFocusError: false,
    resolver: resolverOf((typed) =>
      signUpProblems(typed, mode === 'form').map(
        ({ name, problem }) => [name, t(`problem.${problem}`, { example: EXAMPLE_ADDRESS })] as const,
      ),
    ),
  });
  const { control, formState, getValues, handleSubmit } = form;
  const [outcome, setOutcome] = useState<'none' | NoUserReason>('none');

  async function register({ email }: SignUp) {
    setOutcome('none');
    const result = await onRegister(email.trim());
    if (!result.user) setOutcome(result.reason);
  }
  if (outcome === 'check-email')
    return <CheckEmail email={getValues('email').trim()} loginHref={loginHref} onAgain={() => setOutcome('none')} />;
  return (
    <Form
      aria-label={t('title')}
      errors={problemsIn(formState.errors)}
      onSubmit={(event) => handleSubmit(register)(event)}
    >
      {outcome === 'failed' && (
        <Banner tone="danger" urgency="assertive" title={t('failed.title')}>
          {t('failed.body')}
        </Banner>
      )}
      {outcome === 'storage-blocked' && (
        <Banner tone="danger" urgency="assertive" title={t('failed.title')}>
          {t('storageBlocked')}
        </Banner>
      )}
      {mode === 'form' ? (
        <FormField control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label={t('email')}
              description={t('emailHelp')}
              isRequired
              autoComplete="email"
            />
          )}
        </FormField>
      ) : (
        <Text measure>{t('handOver')}</Text>
      )}
      <Stack gap="half" role="group" aria-labelledby="sign-up-consents">
        <Heading level={2} size="md" id="sign-up-consents">
          {t('agree')}
        </Heading>
        {CONSENTS.map((name) => (
          <FormField key={name} control={control} name={name}>
            {(field) => (
              <Checkbox {...field} isRequired>
                {t(`${name}`)}
              </Checkbox>
            )}
          </FormField>
        ))}
        <Inline gap="x2">
          <Link href={paths.terms()} isExternal>
            {t('readTerms')}
          </Link>
          <Link href={paths.privacy()} isExternal>
            {t('readPrivacy')}
          </Link>
          <Link href={paths.healthPrivacy()} isExternal>
            {t('readHealth')}
          </Link>
        </Inline>
      </Stack>
      <FormActions isSticky>
        <SubmitButton>{t(mode === 'form' ? 'submit' : 'continue')}</SubmitButton>
      </FormActions>
      <Text role="status" size="sm" tone="muted">
        {outcome === 'redirecting' && t('leaving')}
      </Text>
    </Form>
  );
}
