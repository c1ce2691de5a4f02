import { lazyPanel } from '../../../shared/index.ts';
import type { SessionPlaybackProps } from './SessionPlayback.tsx';

/** Playing comes after a session, and brings a list to choose from: it is loaded when it is used. */
export const SessionPlayback = lazyPanel<SessionPlaybackProps>(() =>
  import('./SessionPlayback.tsx').then((m) => m.SessionPlayback),
);
