import { accountPlays } from './accounts.ts';
import { carePlays } from './care.ts';
import { communityPlays } from './community.ts';
import { moneyPlays } from './money.ts';
import { sessionPlays } from './sessions.ts';
import type { Plays } from './stage.ts';

export type { Played } from './stage.ts';

/** How each act of the table is done through the handlers. */
export const plays: Plays = { ...sessionPlays, ...carePlays, ...moneyPlays, ...communityPlays, ...accountPlays };
