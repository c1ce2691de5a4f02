import { ButtonLink, Card, Heading, Link, Stack, Text } from '@sakina/design-system';
import { organizationName, paths } from '@sakina/platform/domain';
import type { Purpose, User } from '@sakina/platform/domain';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { usePurposeText } from './messages/index.ts';

export interface PurposesProps {
  /** The person whose account it is. */
  user: User;
  purposes: readonly Purpose[];
  /** Whether they have no session of their own, past or upcoming: then this takes the place of the first session. */
  isAlone: boolean;
}

const AREAS = { PRACTICE: paths.providerPortal(), ADMINISTRATION: paths.admin() } as const;

/**
 * What someone who is no client, or not only one, is here for, and the way to it: their practice, what they administer,
 * or for staff without an area who can give them one.
 */
export function Purposes({ user, purposes, isAlone }: PurposesProps) {
  const t = usePurposeText();
  const roleName = useRoleName();
  const organization = organizationName(user);
  return (
    <Stack gap="x2">
      {purposes.map((purpose) => (
        <Card as="section" key={purpose} aria-label={t(`${purpose}.title`)}>
          <Stack gap="x2">
            <Heading level={2} size="h3">
              {t(`${purpose}.title`)}
            </Heading>
            <Text measure>
              {purpose === 'STAFF'
                ? t('STAFF.body', {
                    role: roleName(user.role),
                    organization,
                    hasOrganization: organization === '' ? 'no' : 'yes',
                  })
                : t(`${purpose}.body`)}
            </Text>
            <div>
              {purpose === 'STAFF' ? (
                <ButtonLink variant="secondary" href={paths.profile()}>
                  {t('STAFF.action')}
                </ButtonLink>
              ) : (
                <ButtonLink variant="action" href={AREAS[purpose]}>
                  {t(`${purpose}.action`)}
                </ButtonLink>
              )}
            </div>
          </Stack>
        </Card>
      ))}
      {isAlone && (
        <Text size="sm" tone="muted">
          {t('care')}{' '}
          <Link variant="standalone" href={paths.findTherapist()}>
            {t('findCare')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
