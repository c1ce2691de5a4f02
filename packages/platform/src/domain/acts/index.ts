import { accountActs } from './accounts.ts';
import type { Act } from './act.ts';
import { careActs } from './care.ts';
import { communityActs } from './community.ts';
import { moneyActs } from './money.ts';
import { sessionActs } from './sessions.ts';

export type { Act, ActorSide, Notice, Recipient, Shown } from './act.ts';
export { quietWrites } from './quiet-writes.ts';

/**
 * The table of acts: who does what, who is told, and where it is seen. Handlers tell by it, and docs/rules/acts.md is
 * written from it. For mocks, documents and checks: no page of the app loads it.
 */
export const acts = { ...sessionActs, ...careActs, ...moneyActs, ...communityActs, ...accountActs };

/** The name of an act. */
export type ActName = keyof typeof acts;

/** The row of an act. */
export const actNamed = (name: ActName): Act => acts[name];

/** Every act, as the table orders them. */
export const actNames = Object.keys(acts) as readonly ActName[];
