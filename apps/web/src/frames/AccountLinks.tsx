import { ButtonLink, Inline } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react/session';
import { lazy, Suspense } from 'react';
import { useAppText } from '../messages/index.ts';

// A menu is interaction code that no visitor needs.
const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((m) => ({ default: m.AccountMenu })));

/** Login and Sign Up, or the avatar menu (FRAME-6). Until sign-in has been checked it counts as signed out (AUTH-4). */
export function AccountLinks() {
  const t = useAppText();
  const { user } = useAuth();
  if (user) {
    return (
      <Suspense fallback={null}>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    <Inline gap="x1" wrap={false}>
      <ButtonLink variant="quiet" size="small" href={paths.login()}>{t('nav.login')}</ButtonLink>
      <ButtonLink variant="secondary" size="small" href={paths.register()}>{t('nav.signUp')}</ButtonLink>
    </Inline>
  );
}
