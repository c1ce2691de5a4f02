import { ButtonLink, KeyValueList, Stack, Text } from '@sakina/design-system';
import { paths, product, roleLabel } from '@sakina/platform/domain';
import type { Area, User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useAccessText } from '../messages/index.ts';

export interface AccessDeniedScreenProps {
  /** Which area was refused. */
  page: Area;
  /** Who asked; e-mail and role are shown, so that a person with several accounts sees which one this is. */
  user: Pick<User, 'email' | 'role'>;
}

/** Says who may enter an area, as whom the reader is signed in, and where to go instead (ROLE-8). */
export function AccessDeniedScreen({ page, user }: AccessDeniedScreenProps) {
  const t = useAccessText();
  const actions = (
    <>
      <ButtonLink href={paths.dashboard()}>{t('provider.dashboard')}</ButtonLink>
      {page === 'provider' && (
        <ButtonLink variant="secondary" href={paths.providerApply()}>
          {t('provider.apply')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <AccessCard title={t(`${page}.title`)} actions={actions}>
      <Text>{t(`${page}.body`, { product: product.name })}</Text>
      <Stack gap="x1">
        <Text size="sm" tone="muted">
          {t('signedInAs')}
        </Text>
        <KeyValueList
          items={[
            { term: t('email'), value: user.email },
            { term: t('role'), value: roleLabel(user.role) },
          ]}
        />
      </Stack>
    </AccessCard>
  );
}
