import { createStorySession } from '../story-session.ts';
import type { StorySession } from '../story-session.ts';

/** One part of a flow, seen by one person. */
export interface Act {
  /** Who acts, such as 'Layla Haddad, looking for help'. */
  readonly person: string;
  /** Email of their account; a visitor has none. */
  readonly account?: string;
  /** Address at which their part begins. */
  readonly start: string;
  /** Theme of their portal. */
  readonly theme: 'portal' | 'admin';
}

/** An act with the session that it is played in. */
export interface ReadyAct extends Act {
  readonly session: StorySession;
}

/** Signs everyone of a flow in, on one server: what one person does the next one finds. */
export function prepareActs(acts: readonly Act[]): Promise<ReadyAct[]> {
  return Promise.all(acts.map(async (act) => ({ ...act, session: await createStorySession(act.account) })));
}
