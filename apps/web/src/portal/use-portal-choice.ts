import { portalOfPath, portalTarget } from '@sakina/platform/domain';
import type { Portal, User } from '@sakina/platform/domain';
import { HeartHandshake, ShieldCheck, Stethoscope } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { leaveFrame } from './leave-question.ts';
import { useAppText } from '../messages/index.ts';
import { useGoTo } from './go-to.tsx';
import type { PortalStore } from './portal-store.ts';
import { rememberPlace } from './remember-place.ts';
import { usePortal } from './use-portal.ts';

const ICONS = { consumer: HeartHandshake, provider: Stethoscope, admin: ShieldCheck } as const;

/** One portal that can be chosen. */
export interface PortalChoice {
  portal: Portal;
  label: string;
  description: string;
  icon: (typeof ICONS)[Portal];
  isCurrent: boolean;
  /** Switches, and goes where that portal was left (PORTAL-7). */
  choose: () => void;
}

/** The portals that the user can choose from; empty for a single portal. */
export function usePortalChoice(store: PortalStore, user: User): readonly PortalChoice[] {
  const t = useAppText();
  const goTo = useGoTo();
  const { pathname } = useLocation();
  const activePortal = usePortal(store, (state) => state.activePortal);
  usePortal(store, (state) => state.availablePortals);
  const offered = store.offered();
  if (offered.length < 2) return [];

  function choose(portal: Portal) {
    // The address in the bar is the place meant also where its page is still on the way, and the gate has not drawn it.
    rememberPlace(store, window.location);
    const { lastPathByPortal } = store.getState();
    const isHere = portalOfPath(pathname) === portal;
    if (portal !== activePortal) void store.switchTo(portal, 'chosen');
    // On a page of no portal the current one is a place to go back to.
    if (portal !== activePortal || !isHere)
      goTo(portalTarget(portal, lastPathByPortal[portal], user, window.location.origin));
  }

  return offered.map((portal) => ({
    portal,
    label: t(`portal.${portal}`),
    description: t(`portal.${portal}.about`),
    icon: ICONS[portal],
    isCurrent: portal === activePortal,
    choose: () => (portal === activePortal ? choose(portal) : leaveFrame(() => choose(portal))),
  }));
}
