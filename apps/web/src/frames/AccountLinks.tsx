import { Avatar, ButtonLink, lazyPart, PlainButton, theme } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import styled from 'styled-components';
import { WhenIdle } from '../loading/WhenIdle.tsx';
import { useAppText } from '../messages/index.ts';
import { nameOf } from '../session/name-of.ts';
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
      <WhenIdle what="open the account menu" meanwhile={<ComingMenu name={nameOf(user)} />} fallback={<LogoutAlone />}>
        <AccountMenu user={user} />
      </WhenIdle>
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

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding-inline: ${theme.space.x1h};
  border: 1px solid transparent;
  @media (pointer: coarse) { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
`;

/** The avatar while the code of its menu loads, so that nothing moves. */
function ComingMenu({ name }: { name: string }) {
  return (
    <Place aria-hidden>
      <Avatar name={name} size="sm" />
    </Place>
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
