import { lazyPart } from '@sakina/design-system';
import { mayBeOnCall } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { WhenIdle } from '../loading/WhenIdle.tsx';

const OnCall = lazyPart(() => import('./OnCall.ts').then((m) => m.OnCall));
// Most installations never show it.
const NoRole = lazyPart(() => import('./NoRole.ts').then((m) => m.NoRole));

/**
 * First on every frame: what whoever is signed in has to answer for someone in danger (CARE-2), and after it that the
 * sign-in of their account says nothing about roles (ROLE-6). Nothing for visitors.
 */
export function DangerStrip() {
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      {mayBeOnCall(user) && (
        <WhenIdle what="show on-call alerts">
          <OnCall />
        </WhenIdle>
      )}
      {user.lacksRoles === true && (
        <WhenIdle what="say that the account has no role">
          <NoRole />
        </WhenIdle>
      )}
    </>
  );
}
