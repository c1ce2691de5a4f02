import { lazyPanel } from '../lazy-panel.tsx';
import type { ClientReferralsProps } from './ClientReferrals.tsx';

/** Referring a client, and what became of it; its code comes after the record (FAST-1). */
export const ClientReferrals = lazyPanel<ClientReferralsProps>(() =>
  import('./ClientReferrals.tsx').then((m) => m.ClientReferrals),
);

/** Referrals that a provider has to answer; below their day. */
export const LateWaitingReferrals = lazyPanel(() => import('./WaitingReferrals.tsx').then((m) => m.WaitingReferrals));
