import { ButtonLink, Link, Stack, Text } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { usePageName } from '../../../shared/page-name/index.ts';
import { AuthLayout } from '../components/AuthLayout.tsx';
import { useAuthText } from '../messages/index.ts';

export interface PasswordHelpScreenProps {
  /** Whether a link from an email led here. */
  kind: 'forgot' | 'reset';
}

/** Says that the identity server manages passwords, and links there (ROUTE-4). */
export function PasswordHelpScreen({ kind }: PasswordHelpScreenProps) {
  const t = useAuthText();
  const title = t(kind === 'reset' ? 'password.resetTitle' : 'password.forgotTitle');
  usePageName(title);
  return (
    <AuthLayout title={title}>
      <Stack gap="x2">
        <Text>{t('password.body', { product: product.name })}</Text>
        <ButtonLink variant="action" width="full" href={paths.login()}>
          {t('password.link')}
        </ButtonLink>
        <Text size="sm" tone="muted">
          {t('password.contact')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
