import { ButtonLink, Inline, Spinner, Text } from '@sakina/design-system';
import type { CallbackFailure } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { useAuthText } from '../messages/index.ts';

export interface SigningInScreenProps {
  /** Why the identity server's answer signed nobody in; null while it is looked at. */
  failure: CallbackFailure | null;
  /** Where the sign-in was to lead, for another try. */
  redirect?: string | undefined;
}

/** While a sign-in that came back is finished, or when it cannot be (ROUTE-3). */
export function SigningInScreen({ failure, redirect }: SigningInScreenProps) {
  const t = useAuthText();
  if (failure !== null) {
    return (
      <AuthLayout title={t('signingIn.failedTitle')}>
        <Text role="alert">{t(`signingIn.${failure}`)}</Text>
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
