import { lazyPanel } from '../../../shared/index.ts';

/** Announces a broadcast; its code comes when it is asked for. */
export const LateNewBroadcast = lazyPanel(() => import('./NewBroadcast.tsx').then((m) => m.NewBroadcast));
/** Changes a broadcast. */
export const LateEditBroadcast = lazyPanel(() => import('./EditBroadcast.tsx').then((m) => m.EditBroadcast));
