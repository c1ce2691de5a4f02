import { ButtonLink, Inline, Link, Spinner, Text } from '@sakina/design-system';
import type { CallbackFailure } from '@sakina/platform/auth';
import { paths, product } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { FailureCode } from '../components/FailureCode.tsx';
import { useAuthText } from '../messages/index.ts';

export interface SigningInScreenProps {
  /**
   * Why the identity server's response did not sign the user in; null while it is being checked. `unanswered`: it is
   * unknown, and the identity server could not be asked who is signed in.
   */
  failure: CallbackFailure | 'unanswered' | null;
  /** The identity server's own code for it, or ours, which is shown and can be copied for whoever is asked for help. */
  code?: string | undefined;
  /** The path to open after signing in, for another attempt. */
  redirect?: string | undefined;
}

/** Shown while a sign-in that returned from the identity server is completed, or after that has failed (ROUTE-3). */
export function SigningInScreen({ failure, code, redirect }: SigningInScreenProps) {
  const t = useAuthText();
  if (failure !== null) {
    return (
      <AuthLayout title={t('signingIn.failedTitle')}>
        <Text role="alert">
          {t(`signingIn.${failure}`)}
          {failure === 'refused' && (
            <>
              {' '}
              <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
            </>
          )}
        </Text>
        {code !== undefined && <FailureCode code={code} />}
        <ButtonLink variant="action" href={paths.login({ redirect })}>
          {t('signingIn.again')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('signingIn.title')}>
      <Inline role="status" gap="x1h" wrap={false}>
        <Spinner />
        <Text>{t('signingIn.body')}</Text>
      </Inline>
    </AuthLayout>
  );
}
