import { ButtonLink, KeyValueList, Stack, Text } from '@sakina/design-system';
import { isStaffRole, paths, product } from '@sakina/platform/domain';
import type { Area, User } from '@sakina/platform/domain';
import { AccessCard } from '../components/AccessCard.tsx';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAccessText } from '../messages/index.ts';
import type { AccessMessage } from '../messages/index.ts';

interface Refusal {
  title: AccessMessage;
  body: AccessMessage;
  /** A way to get access, beside the link to the dashboard. */
  action?: { label: AccessMessage; href: string };
}

/** What each area says to those whom it does not admit: a new area does not compile without its refusal. */
const refusals: Readonly<Record<Area, Refusal>> = {
  provider: {
    title: 'provider.title',
    body: 'provider.body',
    action: { label: 'provider.apply', href: paths.providerApply() },
  },
  admin: { title: 'admin.title', body: 'admin.body' },
};

export interface AccessDeniedScreenProps {
  /** The area that refused the user. */
  page: Area;
  /** The signed-in user; email and role are shown so that a person with several accounts sees which one this is. */
  user: Pick<User, 'email' | 'role'>;
}

/** Says who may enter an area, which account is signed in, and where to go instead (ROLE-8). */
export function AccessDeniedScreen({ page, user }: AccessDeniedScreenProps) {
  const t = useAccessText();
  const roleName = useRoleName();
  const isStaff = page === 'provider' && isStaffRole(user.role);
  const { title, body, action: apply } = refusals[page];
  // Staff of an organization look for their work, not for a profession.
  const action = isStaff ? undefined : apply;
  const actions = (
    <>
      <ButtonLink href={paths.dashboard()}>{t('provider.dashboard')}</ButtonLink>
      {action && (
        <ButtonLink variant="secondary" href={action.href}>
          {t(action.label)}
        </ButtonLink>
      )}
    </>
  );
  return (
    <AccessCard title={t(title)} actions={actions}>
      <Text>{t(isStaff ? 'provider.staff' : body, { product: product.name })}</Text>
      <Stack gap="x1">
        <Text size="sm" tone="muted">
          {t('signedInAs')}
        </Text>
        <KeyValueList
          items={[
            { term: t('email'), value: user.email },
            { term: t('role'), value: roleName(user.role) },
          ]}
        />
      </Stack>
    </AccessCard>
  );
}
