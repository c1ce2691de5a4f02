import { searchable } from '../rules/names.ts';
import { crowdCalendar } from './calendar.ts';
import type { CrowdCalendar } from './calendar.ts';
import { ranksOf } from './order.ts';
import { compareBytes, searchBytes } from './packed-text.ts';
import { SessionIndex } from './session-index.ts';
import { UserIndex } from './user-index.ts';
import { providerNameOf, PROVIDERS } from './users.ts';

/** What is held of the crowd's providers: their names as they are searched and sorted by. */
export interface ProviderIndex {
  names: readonly Uint8Array[];
  texts: readonly string[];
  /** Each provider's place by name. */
  ranks: Uint32Array;
}

/** A hundred thousand people and their sessions, laid around a moment by rule. An index is made when first it is asked for. */
export interface Crowd {
  calendar: CrowdCalendar;
  users: UserIndex;
  sessions: SessionIndex;
  providers: ProviderIndex;
  /** Bytes of all indexes made so far. */
  byteLength: number;
}

function providerIndex(): ProviderIndex {
  const texts = Array.from({ length: PROVIDERS }, (_, provider) => searchable(providerNameOf(provider)));
  const names = texts.map(searchBytes);
  const order = Uint32Array.from(names.keys()).sort(
    (first, second) => compareTexts(names[first], names[second]) || first - second,
  );
  return { names, texts, ranks: ranksOf(order) };
}

const nothing = new Uint8Array();

/** Compares two texts that `searchBytes` made. */
export function compareTexts(first: Uint8Array = nothing, second: Uint8Array = nothing): number {
  return compareBytes(first, 0, first.length, second, 0, second.length);
}

export function createCrowd(at: Date): Crowd {
  const calendar = crowdCalendar(at);
  let users: UserIndex | null = null;
  let sessions: SessionIndex | null = null;
  let providers: ProviderIndex | null = null;
  const crowd: Crowd = {
    calendar,
    get users() {
      return (users ??= new UserIndex(calendar, () => crowd.sessions));
    },
    get sessions() {
      return (sessions ??= new SessionIndex(calendar, {
        clients: () => crowd.users.nameRanks,
        providers: () => crowd.providers.ranks,
      }));
    },
    get providers() {
      return (providers ??= providerIndex());
    },
    get byteLength() {
      const names = providers
        ? providers.names.reduce((sum, name) => sum + name.byteLength, providers.ranks.byteLength)
        : 0;
      return (users?.byteLength ?? 0) + (sessions?.byteLength ?? 0) + names;
    },
  };
  return crowd;
}

let latest: { at: number; crowd: Crowd } | null = null;

/** The crowd around a moment. The last one is kept, and no other: a page shows one server at a time. */
export function crowdAround(at: Date): Crowd {
  if (latest?.at !== at.getTime()) latest = { at: at.getTime(), crowd: createCrowd(at) };
  return latest.crowd;
}
