import { lazyPanel } from '../lazy-panel.tsx';
import type { ClientReferralsProps } from './ClientReferrals.tsx';

/** Referring a client, and what became of it; its code comes after the record (FAST-1). */
export const ClientReferrals = lazyPanel<ClientReferralsProps>(() =>
  import('./ClientReferrals.tsx').then((m) => m.ClientReferrals),
);

/** What a client is asked about referrals; nothing while there is none. */
export const OwnReferrals = lazyPanel(() => import('./OwnReferrals.tsx').then((m) => m.OwnReferrals));

/** Clients whom others have referred here; nothing while there is none. */
export const ReceivedReferrals = lazyPanel(() => import('./ReceivedReferrals.tsx').then((m) => m.ReceivedReferrals));
