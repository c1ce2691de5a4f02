import { Avatar, Button, Menu } from '@sakina/design-system';
import { canEnterAdminArea, canEnterProviderArea, paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { LogOut, ShieldCheck, Stethoscope, UserRound } from 'lucide-react';
import { useAppText } from '../messages/index.ts';
import { useSignOut } from '../routes/sign-out.ts';

/** The name a person is greeted by. */
export function nameOf(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}

/** The avatar with Profile and Logout (FRAME-6), and the areas that this user may enter. */
export function AccountMenu({ user }: { user: User }) {
  const t = useAppText();
  const signOut = useSignOut();
  const name = nameOf(user);

  return (
    <Menu
      align="end"
      label={t('nav.account', { name })}
      trigger={
        <Button variant="quiet" size="small" aria-label={t('nav.account', { name })}>
          <Avatar name={name} size="sm" />
        </Button>
      }
      items={[
        { id: 'profile', label: t('nav.profile'), icon: <UserRound aria-hidden />, href: paths.profile() },
        ...(canEnterProviderArea(user) ? [{ id: 'provider', label: t('nav.providerArea'), icon: <Stethoscope aria-hidden />, href: paths.providerPortal() }] : []),
        ...(canEnterAdminArea(user) ? [{ id: 'admin', label: t('nav.adminArea'), icon: <ShieldCheck aria-hidden />, href: paths.admin() }] : []),
        { id: 'logout', label: t('nav.logout'), icon: <LogOut aria-hidden />, onAction: signOut },
      ]}
    />
  );
}
