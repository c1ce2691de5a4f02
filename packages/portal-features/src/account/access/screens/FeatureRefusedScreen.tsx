import { ButtonLink, KeyValueList, Link, Text } from '@sakina/design-system';
import { homeRoute, organizationName, paths, product } from '@sakina/platform/domain';
import type { FeatureAccess, GatedFeature, User } from '@sakina/platform/domain';
import { usePlanText } from '../../../shared/plan-text/use-plan-text.ts';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { AccessCard } from '../components/AccessCard.tsx';
import { useAccessText } from '../messages/index.ts';

type RefusedUser = Pick<User, 'email' | 'role' | 'roles' | 'organization_context'>;

export interface FeatureRefusedScreenProps {
  feature: GatedFeature;
  /** Why the feature is refused. */
  access: Exclude<FeatureAccess, { kind: 'allowed' }>;
  /** The signed-in user. */
  user: RefusedUser;
}

/**
 * Shown in place of a screen that the user's plan or permissions do not open (ROLE-10): which plan includes it, or whom
 * to ask.
 */
export function FeatureRefusedScreen({ feature, access, user }: FeatureRefusedScreenProps) {
  return access.kind === 'not-in-plan' ? (
    <NotInPlan feature={feature} access={access} user={user} />
  ) : (
    <NoPermission feature={feature} user={user} />
  );
}

function NotInPlan({
  feature,
  access,
  user,
}: {
  feature: GatedFeature;
  access: Extract<FeatureAccess, { kind: 'not-in-plan' }>;
  user: RefusedUser;
}) {
  const t = useAccessText();
  const planText = usePlanText();
  return (
    <AccessCard
      title={t('notInPlan.title', { feature })}
      actions={
        <>
          <ButtonLink href={paths.pricing()}>{t('notInPlan.action')}</ButtonLink>
          <ButtonLink variant="secondary" href={homeRoute(user)}>
            {t('back')}
          </ButtonLink>
        </>
      }
    >
      <Text>{t('notInPlan.body', { plans: planText.oneOf(access.availableIn) })}</Text>
      <Text tone="muted">{planText.holder(user, access.plan)}</Text>
      <KeyValueList items={[{ term: t('notInPlan.plan'), value: planText.nameOf(access.plan) }]} />
    </AccessCard>
  );
}

function NoPermission({ feature, user }: { feature: GatedFeature; user: RefusedUser }) {
  const t = useAccessText();
  const roleName = useRoleName();
  const organization = organizationName(user);
  const items = [
    { term: t('noPermission.missing'), value: t(`feature.${feature}`) },
    { term: t('email'), value: user.email },
    { term: t('role'), value: roleName(user.role) },
  ];
  return (
    <AccessCard
      title={t('noPermission.title', { feature })}
      actions={<ButtonLink href={homeRoute(user)}>{t('back')}</ButtonLink>}
    >
      {organization === '' ? (
        <Text>
          {t('noPermission.noOne')} <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
        </Text>
      ) : (
        <Text>{t('noPermission.organization', { name: organization })}</Text>
      )}
      <KeyValueList items={items} />
    </AccessCard>
  );
}
