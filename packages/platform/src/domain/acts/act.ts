import type { notificationKinds } from '../notification-kinds.ts';
import type { RouteName } from '../paths.ts';

/** Who does an act. `SERVER` is the clock, a bank or an insurer. */
export type ActorSide =
  | 'CLIENT'
  | 'PROVIDER'
  | 'ADMINISTRATOR'
  | 'ON_CALL'
  | 'MEMBER'
  | 'VISITOR'
  | 'PERSON'
  | 'SERVER';

/**
 * Who can be told of an act. `READERS` read a questionnaire, `SEATS` hold one in a group, `AUTHOR` wrote what is
 * decided about.
 */
export type Recipient =
  | 'CLIENT'
  | 'PROVIDER'
  | 'READERS'
  | 'SEATS'
  | 'VIEWERS'
  | 'AUTHOR'
  | 'REPORTER'
  | 'RECEIVER'
  | 'PERSON';

/** A notice that an act sends. */
export interface Notice {
  readonly who: Recipient;
  readonly kind: (typeof notificationKinds)[number];
}

/** A screen that shows an act: its route, the read behind it, and what is seen there. */
export interface Shown {
  readonly who: ActorSide | 'RECEIVER';
  readonly route: RouteName;
  readonly read: string;
  readonly state: string;
}

/**
 * One act: who does it, who is told, who can answer and where it is seen. What is read again after it is in
 * `contract/stale-reads.ts`, by its calls.
 */
export interface Act {
  /** What is done, as a noun. */
  readonly name: string;
  readonly by: readonly ActorSide[];
  /** The operations of the contract that do it; none for what the server does by itself. */
  readonly does: readonly string[];
  readonly tells: readonly Notice[];
  /** Who can answer it, on which route, by which operation. */
  readonly answer?: { readonly who: ActorSide; readonly route: RouteName; readonly does: string };
  readonly shows: readonly Shown[];
}

/** A screen that shows an act. */
export const shown = (who: Shown['who'], route: RouteName, read: string, state: string): Shown => ({
  who,
  route,
  read,
  state,
});
