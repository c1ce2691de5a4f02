import { ButtonLink, Inline, Spinner, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { useAuthText } from '../messages/index.ts';

export interface SigningInScreenProps {
  /** Whether the identity server's answer was refused. */
  hasFailed: boolean;
}

/** While a sign-in that came back is finished, or when it cannot be (ROUTE-3). */
export function SigningInScreen({ hasFailed }: SigningInScreenProps) {
  const t = useAuthText();
  if (hasFailed) {
    return (
      <AuthLayout title={t('signingIn.failedTitle')}>
        <Text role="alert">{t('signingIn.failedBody')}</Text>
        <ButtonLink variant="action" href={paths.login()}>{t('signingIn.again')}</ButtonLink>
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
