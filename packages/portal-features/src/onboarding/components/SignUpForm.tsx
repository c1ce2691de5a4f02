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
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { useOnboardingText } from '../messages/index.ts';
import { emptySignUp, signUpProblems } from '../model/sign-up.ts';
import type { SignUpForm as Typed } from '../model/sign-up.ts';

/** The sample address in the message about a malformed email. */
const EXAMPLE_ADDRESS = 'name@example.com';
const CONSENTS = ['age', 'terms', 'privacy'] as const;

export interface SignUpFormProps {
  /** `form` asks for the email here; `redirect` leaves that to the identity server. */
  mode: 'form' | 'redirect';
  /** Creates the account and signs in, or redirects to the identity server. */
  onRegister: (email: string) => Promise<SignInResult>;
}

/** The fields of an account: consents, and an email unless the identity server asks for it. */
export function SignUpForm({ mode, onRegister }: SignUpFormProps) {
  const t = useOnboardingText();
  const [typed, setTyped] = useState(emptySignUp);
  const [hasTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<'none' | NoUserReason>('none');
  const problems = signUpProblems(typed, mode === 'form').map(({ name, text }) => ({
    name,
    message: t(text, { example: EXAMPLE_ADDRESS }),
  }));
  const taken = outcome === 'email-taken' ? [{ name: 'email' as const, message: t('signUp.problem.emailTaken') }] : [];
  const errors = hasTried ? [...taken, ...problems] : [];
  const messageOf = (name: keyof Typed) => errors.find((error) => error.name === name)?.message;
  function change(changes: Partial<Typed>) {
    setTyped({ ...typed, ...changes });
    if ('email' in changes) setOutcome('none');
  }

  async function submit() {
    setTried(true);
    if (problems.length > 0) return;
    setOutcome('none');
    const result = await onRegister(typed.email.trim());
    if (!result.user) setOutcome(result.reason);
  }
  return (
    <Form aria-label={t('signUp.title')} errors={errors} onSubmit={submit}>
      {outcome === 'failed' && (
        <Banner tone="danger" urgency="assertive" title={t('signUp.failed.title')}>
          {t('signUp.failed.body')}
        </Banner>
      )}
      {outcome === 'storage-blocked' && (
        <Banner tone="danger" urgency="assertive" title={t('signUp.failed.title')}>
          {t('signUp.storageBlocked')}
        </Banner>
      )}
      {mode === 'form' ? (
        <TextField
          name="email"
          type="email"
          label={t('signUp.email')}
          description={t('signUp.emailHelp')}
          isRequired
          autoComplete="email"
          value={typed.email}
          onChange={(email) => change({ email })}
          errorMessage={messageOf('email')}
        />
      ) : (
        <Text measure>{t('signUp.handOver')}</Text>
      )}
      <Stack gap="x1" role="group" aria-labelledby="sign-up-consents">
        <Heading level={2} size="md" id="sign-up-consents">
          {t('signUp.agree')}
        </Heading>
        {CONSENTS.map((name) => (
          <Checkbox
            key={name}
            name={name}
            isRequired
            value={typed[name]}
            onChange={(isAgreed) => change({ [name]: isAgreed })}
            errorMessage={messageOf(name)}
          >
            {t(`signUp.${name}`)}
          </Checkbox>
        ))}
        <Inline gap="x2">
          <Link href={paths.terms()} isExternal>
            {t('signUp.readTerms')}
          </Link>
          <Link href={paths.privacy()} isExternal>
            {t('signUp.readPrivacy')}
          </Link>
          <Link href={paths.healthPrivacy()} isExternal>
            {t('signUp.readHealth')}
          </Link>
        </Inline>
      </Stack>
      <FormActions isSticky>
        <SubmitButton>{t(mode === 'form' ? 'signUp.submit' : 'signUp.continue')}</SubmitButton>
      </FormActions>
      <Text role="status" size="sm" tone="muted">
        {outcome === 'redirecting' && t('signUp.leaving')}
      </Text>
    </Form>
  );
}
