import { lazyPart } from '@sakina/design-system';
import { OnCallStrip } from '@sakina/portal-features/administration/safety';
import { useUser } from '@sakina/platform/react/session';
import { Suspense } from 'react';

// Most installations never show it.
const NoRole = lazyPart(() => import('./NoRole.ts').then((m) => m.NoRole));

/**
 * The alerts that the reader is on call for, and the notice to an account whose sign-in says nothing about roles
 * (ROLE-6).
 */
export function OnCall() {
  return (
    <>
      <OnCallStrip />
      {useUser()?.lacksRoles === true && (
        <Suspense fallback={null}>
          <NoRole />
        </Suspense>
      )}
    </>
  );
}
