import { useToast } from '@sakina/design-system';
import { openPortalOfPath } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react/session';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppText } from '../messages/index.ts';
import type { PortalStore } from '../portal/portal-store.ts';
import { SwitchingNotice } from '../frames/SwitchingNotice.tsx';
import { rememberPlace } from '../portal/remember-place.ts';
import { usePortal } from '../portal/use-portal.ts';

export interface PortalGateProps {
  store: PortalStore;
  /** The screens of all portals. */
  children: ReactNode;
}

/**
 * Shows a path in the portal that owns it: switches automatically if that portal is offered, with a notice in place of
 * the screen meanwhile (PORTAL-6). Otherwise, as in the provider area for an administrator who is not a provider, the
 * active portal stays (ROLE-4). Whether the user may see the screen is decided by the guard.
 */
export function PortalGate({ store, children }: PortalGateProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const activePortal = usePortal(store, (state) => state.activePortal);
  const transitioningTo = usePortal(store, (state) => state.transitioningTo);
  useProblemNotice(store);

  const owner = user && openPortalOfPath(user, pathname);
  const isForeign = owner !== null && owner !== activePortal;
  const to = transitioningTo ?? (isForeign ? owner : null);
  useFocusAfter(to !== null);

  useEffect(() => {
    if (isForeign) void store.switchTo(owner, 'route');
    else if (owner !== null) rememberPlace(store, { pathname, search });
  }, [store, isForeign, owner, pathname, search]);

  return to === null ? children : <SwitchingNotice portal={to} />;
}

/** Moves the focus to the start of the content when the notice, which had it, is gone. */
function useFocusAfter(isSwitching: boolean): void {
  const wasSwitching = useRef(false);
  useEffect(() => {
    if (wasSwitching.current && !isSwitching) document.getElementById('main')?.focus({ preventScroll: true });
    wasSwitching.current = isSwitching;
  }, [isSwitching]);
}

/** Shows why a switch failed. */
function useProblemNotice(store: PortalStore): void {
  const t = useAppText();
  const toast = useToast();
  const error = usePortal(store, (state) => state.error);
  const shown = useRef<Error | null>(null);
  useEffect(() => {
    if (error === null || shown.current === error) return;
    shown.current = error;
    toast({ tone: 'danger', title: t('portal.refused'), description: t('portal.refusedWhy') });
  }, [error, toast, t]);
}
