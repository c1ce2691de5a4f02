import type { BroadcastId, GroupSessionId, UserId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { clients, people } from '../../personas/people.ts';
import type { Person } from '../../personas/people.ts';
import { broadcastSeeds, groupSeeds } from '../../personas/practice-groups.ts';
import type { GroupSeed } from '../../personas/practice-groups.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import type { ProviderRow } from '../rows.ts';
import type { Seed } from '../table.ts';
import { memberRowId } from '../../rules/group-sessions.ts';
import type { BroadcastRow, GroupMemberRow, GroupSessionRow } from '../tables/practice.ts';

const hostOf = ({ id, displayName, kind }: ProviderRow) => ({ id, displayName, kind });

/** Every meeting of every group, with participants. */
export function seedGroupSessions(providers: Seed['providers'], now: Date): GroupSessionRow[] {
  return groupSeeds.flatMap((seed) => {
    const provider = providers.get(seed.host);
    return provider ? seed.meetings.map((_, index) => meetingOf(seed, index, provider, now)) : [];
  });
}

function meetingOf(seed: GroupSeed, index: number, provider: ProviderRow, now: Date): GroupSessionRow {
  const { title, description, topic, at, minutes, capacity, price, language, audience, frequency, meetings } = seed;
  const key = `${title} ${index}`;
  const {
    day = 0,
    id = `grp-${opaque(key, 8)}` as GroupSessionId,
    seats = 0,
    waiting = 0,
    with: present = [],
    queue = [],
    cancelled = null,
  } = meetings[index] ?? {};
  const start = wallTime(plusDays(dateIn(now, provider.timeZone), day), at, provider.timeZone);
  const end = addMinutes(start, minutes);
  const others = strangers(key, [...present, ...queue]);
  const inOrder = (first: readonly UserId[], count: number) => [
    ...first.flatMap((user) => people.find((person) => person.id === user) ?? []),
    ...others.splice(0, Math.max(0, count - first.length)),
  ];
  const seated = inOrder(present, seats);
  const holders = dated(
    key,
    [...seated, ...inOrder(queue, waiting + queue.length).toReversed()],
    Math.min(start.getTime(), now.getTime()),
  );
  return {
    id,
    title,
    description,
    topic,
    host: hostOf(provider),
    startsAt: iso(start),
    endsAt: iso(end),
    durationMinutes: minutes,
    timeZone: provider.timeZone,
    capacity,
    price: { amountMinor: price * 100, currency: 'USD' },
    language,
    audience,
    status: cancelled !== null ? 'CANCELLED' : end <= now ? 'COMPLETED' : start <= now ? 'LIVE' : 'SCHEDULED',
    series:
      meetings.length > 1
        ? { id: `srs-${opaque(title, 8)}`, frequency, position: index + 1, occurrences: meetings.length }
        : null,
    cancellationReason: cancelled,
    ...(cancelled !== null && { cancelledBy: 'HOST' as const }),
    roomName: opaque(`room ${key}`, 20),
    participants: holders.slice(0, seated.length),
    waitlist: holders.slice(seated.length),
    version: 1,
  };
}

/** Generated clients, in an order specific to the meeting. */
function strangers(key: string, named: readonly UserId[]): Person[] {
  const start = createRandom(`seats ${key}`).integer(0, clients.length - 1);
  return [...clients.slice(start), ...clients.slice(0, start)].filter(({ id }) => !named.includes(id));
}

/** Participants who joined over the previous days, in order. */
function dated(key: string, persons: readonly Person[], until: number) {
  const random = createRandom(`joined ${key}`);
  return persons.map(({ id, displayName }, index) => ({
    id,
    displayName,
    joinedAt: iso(until - (persons.length - index) * 5 * 3_600_000 - random.integer(1, 200) * 60_000),
  }));
}

/** Days after which attendance of the seed's meetings is recorded; that of the newest is still to do. */
const RECORDED_AFTER_DAYS = 10;

/** Attendance of the meetings that were held a while ago: all came but the last who joined. */
export function seedGroupMembers(meetings: readonly GroupSessionRow[], now: Date): GroupMemberRow[] {
  const before = addMinutes(now, -RECORDED_AFTER_DAYS * 24 * 60).getTime();
  return meetings
    .filter(({ status, endsAt }) => status === 'COMPLETED' && Date.parse(endsAt) < before)
    .flatMap(({ id: groupId, participants }) =>
      participants.map(({ id: userId }, index) => ({
        id: memberRowId(groupId, userId),
        groupId,
        userId,
        attendance: index === participants.length - 1 ? ('ABSENT' as const) : ('PRESENT' as const),
        note: null,
        version: 0,
      })),
    );
}

/** Every broadcast, past, live and to come. */
export function seedBroadcasts(providers: Seed['providers'], now: Date): BroadcastRow[] {
  return broadcastSeeds.flatMap((seed): BroadcastRow[] => {
    const provider = providers.get(seed.host);
    if (!provider) return [];
    const live = 'live' in seed ? seed.live : null;
    const start =
      'live' in seed
        ? addMinutes(now, -seed.live)
        : wallTime(plusDays(dateIn(now, provider.timeZone), seed.day), seed.at, provider.timeZone);
    const isOver = 'peak' in seed && live === null;
    const { id, title, description, language, minutes } = seed;
    return [
      {
        id: id as BroadcastId,
        title,
        description,
        host: hostOf(provider),
        language,
        startsAt: iso(start),
        durationMinutes: minutes,
        timeZone: provider.timeZone,
        status: live !== null ? 'LIVE' : isOver ? 'ENDED' : 'SCHEDULED',
        startedAt: live !== null || isOver ? iso(addMinutes(start, 1)) : null,
        endedAt: isOver ? iso(addMinutes(start, minutes + 3)) : null,
        peakViewerCount: 'peak' in seed ? seed.peak : 0,
        roomName: opaque(`room ${id}`, 20),
        viewers: [],
        visitors: 'visitors' in seed ? seed.visitors : 0,
      },
    ];
  });
}
