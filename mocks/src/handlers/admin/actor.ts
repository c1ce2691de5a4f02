import type { Caller } from '../caller.ts';

/** Whoever calls, as the audit log names them. */
export const actorOf = ({ userId, displayName }: Caller) => ({ id: userId, displayName });
