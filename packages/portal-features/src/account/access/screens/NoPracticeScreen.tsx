import { ButtonLink, Text } from '@sakina/design-system';
import { organizationName, paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAccessText } from '../messages/index.ts';

export interface NoPracticeScreenProps {
  /** An administrator, whom the provider portal admits without a practice (ROLE-4). */
  user: Pick<User, 'role' | 'organization_context'>;
}

/**
 * Shown in the provider portal to an administrator who sees no clients: what the portal is for, and that their own work
 * is in administration. An empty practice would ask them for availability.
 */
export function NoPracticeScreen({ user }: NoPracticeScreenProps) {
  const t = useAccessText();
  const roleName = useRoleName();
  const organization = organizationName(user);
  return (
    <AccessCard
      title={t('noPractice.title')}
      actions={
        <>
          <ButtonLink href={paths.admin()}>{t('noPractice.action')}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.adminProviders()}>
            {t('noPractice.providers')}
          </ButtonLink>
        </>
      }
    >
      <Text>
        {t('noPractice.role', {
          role: roleName(user.role),
          organization,
          hasOrganization: organization === '' ? 'no' : 'yes',
        })}
      </Text>
      <Text tone="muted">{t('noPractice.body')}</Text>
    </AccessCard>
  );
}
