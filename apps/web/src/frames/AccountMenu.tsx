import { Avatar, Button, Menu } from '@sakina/design-system';
import { canEnterAdminArea, canEnterProviderArea, paths } from '@sakina/platform/domain';
import type { User } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { LogOut, ShieldCheck, Stethoscope, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppText } from '../messages/index.ts';

/** The name a person is greeted by. */
export function nameOf(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.email;
}

/** The avatar with Profile and Logout (FRAME-6), and the areas that this user may enter. */
export function AccountMenu({ user }: { user: User }) {
  const t = useAppText();
  const { logout } = useAuth();
  const navigate = useNavigate();
  const name = nameOf(user);

  async function leave() {
    // First the open page: a guarded one would begin a new sign-in the moment its user is gone (AUTH-9: ends at /).
    await navigate(paths.landing());
    await logout();
  }

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
        { id: 'logout', label: t('nav.logout'), icon: <LogOut aria-hidden />, onAction: () => void leave() },
      ]}
    />
  );
}
