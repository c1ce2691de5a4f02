import { ButtonLink, lazyPart, PlainButton } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { Suspense } from 'react';
import { useAppText } from '../messages/index.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { useSignOut } from '../session/sign-out.ts';

// Menus are interaction code that visitors do not need.
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx').then((m) => m.AccountMenu));

/**
 * Login and Sign Up, or the avatar menu (FRAME-6). Until the sign-in check has run the visitor counts as signed out
 * (AUTH-4).
 */
export function AccountLinks() {
  const t = useAppText();
  const user = useUser();
  if (user) {
    return (
      <LazyBoundary what="open the account menu" fallback={<LogoutAlone />}>
        <Suspense fallback={null}>
          <AccountMenu user={user} />
        </Suspense>
      </LazyBoundary>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" size="small" href={paths.login()}>
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" href={paths.register()}>
        {t('nav.signUp')}
      </ButtonLink>
    </>
  );
}

/** Fallback if the menu fails to load: logging out must always be possible. */
function LogoutAlone() {
  const t = useAppText();
  const signOut = useSignOut();
  return (
    <PlainButton variant="quiet" size="small" onClick={signOut}>
      {t('nav.logout')}
    </PlainButton>
  );
}
