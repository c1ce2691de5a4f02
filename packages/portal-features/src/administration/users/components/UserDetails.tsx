import { Button, Inline, KeyValueList, Link, Stack, Text } from '@sakina/design-system';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { isAdminRole, paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { Bulleted, lazyPanel, useSharedText } from '../../../shared/index.ts';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useRoleName } from '../../../shared/role-names/messages/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { suspendRefusal } from '../model/guards.ts';
import { portalsOf } from '../model/role-effects.ts';
import { AccountState } from './AccountState.tsx';
import { InvitationPanel } from './InvitationPanel.tsx';
import { useActing } from './use-acting.ts';

const RolesDialog = lazyPanel(() => import('./RolesDialog.tsx').then((m) => m.RolesDialog));
const SuspendDialog = lazyPanel(() => import('./SuspendDialog.tsx').then((m) => m.SuspendDialog));
const ReactivateDialog = lazyPanel(() => import('./ReactivateDialog.tsx').then((m) => m.ReactivateDialog));

/** Who someone is, in what state and why, what is open to them, and what can be done; nothing of their care. */
export function UserDetails({ user }: { user: AdminUserDetail }) {
  const t = useAdminUsersText();
  const roleName = useRoleName();
  const shared = useSharedText();
  const format = useFormat();
  const moment = usePlaceTime();
  const acting = useActing(user.roles.some(isAdminRole));
  const [task, setTask] = useState<'roles' | 'suspend' | 'reactivate' | null>(null);
  const refusal = suspendRefusal(user, acting);
  const close = () => setTask(null);
  const isOpenAccount = user.status === 'ACTIVE' || user.status === 'INVITED';
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <AccountState status={user.status} invitation={user.invitation} />
        {user.suspension && (
          <Text size="sm">
            {t('suspended.why', {
              when: moment(user.suspension.at),
              by: user.suspension.by,
              reason: user.suspension.reason,
            })}
          </Text>
        )}
        {user.invitation && <InvitationPanel user={user} invitation={user.invitation} />}
        <Inline>
          {user.status !== 'DELETED' && (
            <Button size="small" variant="secondary" data-key="e" onPress={() => setTask('roles')}>
              {t('roles.change')}
            </Button>
          )}
          {user.status === 'SUSPENDED' && (
            <Button size="small" variant="secondary" onPress={() => setTask('reactivate')}>
              {t('reactivate')}
            </Button>
          )}
          {isOpenAccount && refusal === null && (
            <Button size="small" variant="danger" onPress={() => setTask('suspend')}>
              {t('suspend')}
            </Button>
          )}
        </Inline>
        {isOpenAccount && refusal !== null && (
          <Text size="sm" tone="muted">
            {t(`refusal.suspend.${refusal}`)}
          </Text>
        )}
      </Stack>
      <Facts title={t('detail.account')}>
        <KeyValueList
          items={[
            { term: t('column.email'), value: user.email },
            { term: t('column.roles'), value: format.list(user.roles.map((role) => roleName(role))) },
            {
              term: t('detail.portals'),
              value: format.list(portalsOf(user.roles).map((portal) => t(`portal.${portal}`))),
            },
            { term: t('column.organization'), value: user.organization?.name ?? t('detail.noOrganization') },
            { term: t('column.plan'), value: t(`plan.${user.plan}`) },
            { term: t('column.country'), value: format.country(user.country) },
            { term: t('column.createdAt'), value: moment(user.createdAt) },
            { term: t('column.lastSeenAt'), value: user.lastSeenAt === null ? t('never') : moment(user.lastSeenAt) },
            {
              term: t('detail.id'),
              value: (
                <Text as="span" font="code">
                  {user.id}
                </Text>
              ),
            },
          ]}
        />
      </Facts>
      {user.flags.length > 0 && (
        <Facts title={t('detail.flags')}>
          <Bulleted items={user.flags.map((flag) => t(`flag.${flag}`))} />
        </Facts>
      )}
      {user.providerId !== null && (
        <Link href={paths.adminProviders({ provider: user.providerId })} variant="standalone">
          {t('detail.provider')}
        </Link>
      )}
      <Facts title={t('detail.sessions', { count: user.sessionCount })}>
        {user.recentSessions.length === 0 ? (
          <Text tone="muted">{t('detail.noSessions')}</Text>
        ) : (
          <Stack as="ul" gap="half">
            {user.recentSessions.map(({ id, startsAt, status, providerName }) => (
              <li key={id}>
                <Link href={paths.adminSessions({ session: id })}>{moment(startsAt)}</Link>
                {t('detail.sessionRow', { provider: providerName, status: shared(`status.${status}`) })}
              </li>
            ))}
          </Stack>
        )}
      </Facts>
      <Facts title={t('detail.signIns')}>
        {user.signIns.length === 0 ? (
          <Text tone="muted">{t('detail.noSignIns')}</Text>
        ) : (
          <Bulleted
            items={user.signIns.map(({ at, device, method, country }) =>
              t('detail.signIn', {
                when: moment(at),
                device,
                method: t(`method.${method}`),
                country: format.country(country),
              }),
            )}
          />
        )}
      </Facts>
      {task === 'roles' && <RolesDialog user={user} acting={acting} onClose={close} />}
      {task === 'suspend' && <SuspendDialog user={user} onClose={close} />}
      {task === 'reactivate' && <ReactivateDialog user={user} onClose={close} />}
    </Stack>
  );
}
