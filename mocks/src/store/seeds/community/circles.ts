import type { UserId } from '@sakina/platform/contract';
import {
  arabicNames,
  circleSeeds,
  communityIds,
  memberIdOf,
  memberNames,
  womenNames,
  writingOf,
} from '../../../personas/community/index.ts';
import type { CircleKey } from '../../../personas/community/index.ts';
import { ids } from '../../../personas/ids.ts';
import { clients } from '../../../personas/people.ts';
import { createRandom } from '../../../personas/random.ts';
import type { Seed } from '../../table.ts';
import type { CircleMemberRow, CircleRow } from '../../tables/community.ts';
import { momentOf } from './moment.ts';

/** A member of a circle, with their display name. */
export interface Member {
  id: UserId;
  name: string;
}

const { users } = ids;

/** Memberships of demo accounts; `pending` is a request to join. */
const demoMembers: Partial<Record<CircleKey, readonly (Member & { pending?: true; mutedDays?: number })[]>> = {
  grief: [{ id: users.layla, name: 'Layla' }],
  women: [{ id: users.layla, name: 'Layla' }],
  nights: [{ id: users.noah, name: 'Noah' }],
  converts: [{ id: users.tomas, name: 'Tomás', mutedDays: 8 }],
  carers: [{ id: users.noah, name: 'Noah', pending: true }],
  sobriety: [
    {
      id: clients.find((person) => person.displayName === 'Ethan Brooks')?.id ?? clients[0].id,
      name: 'Ethan',
      pending: true,
    },
  ],
  students: [{ id: users.sofia, name: 'Sofia' }],
};

const poolOf = (key: CircleKey): readonly string[] =>
  key === 'arabic'
    ? arabicNames
    : key === 'women'
      ? womenNames
      : key === 'fathers'
        ? ['Abu Idris', 'Ferhat']
        : memberNames;

/** The members of each circle without a demo account, authors first. */
function namesIn(key: CircleKey, size: number): string[] {
  const demo = new Set((demoMembers[key] ?? []).map((member) => member.name));
  const writers =
    writingOf[key]?.posts.flatMap((post) => (post.by === undefined || demo.has(post.by) ? [] : [post.by])) ?? [];
  const pool = poolOf(key);
  const from = createRandom(`members of ${key}`).integer(0, pool.length - 1);
  const others = pool.map((_, index) => pool[(from + index) % pool.length] ?? '');
  return [...new Set([...writers, ...others])].slice(0, Math.max(size, writers.length));
}

export interface SeededCircles {
  circles: CircleRow[];
  circleMembers: CircleMemberRow[];
  /** The authors of each circle, without moderators and demo accounts. */
  writers: Record<CircleKey, { members: readonly Member[]; known: ReadonlyMap<string, Member> }>;
}

export function seedCircles(base: Pick<Seed, 'providers'>, now: Date): SeededCircles {
  const circles: CircleRow[] = [];
  const circleMembers: CircleMemberRow[] = [];
  const writers = {} as SeededCircles['writers'];
  for (const {
    key,
    name,
    description,
    kind = 'OPEN',
    language = 'en',
    topics,
    guidelines,
    moderators,
    daysOld,
    size,
  } of circleSeeds) {
    const id = communityIds.circles[key];
    const named = moderators.flatMap((providerId) => base.providers.get(providerId) ?? []);
    circles.push({
      id,
      name,
      description,
      kind,
      language,
      topics: [...topics],
      guidelines: [...guidelines],
      moderators: named.map((provider) => ({ providerId: provider.id, displayName: provider.displayName })),
      createdAt: momentOf(now, daysOld, 9 * 60),
    });
    const random = createRandom(`joining ${key}`);
    const join = (member: Member, joined: number, rest: { pending?: true; mutedDays?: number } = {}) =>
      circleMembers.push({
        id: `${id} ${member.id}`,
        circleId: id,
        userId: member.id,
        displayName: member.name,
        state: rest.pending ? 'PENDING' : 'MEMBER',
        joinedAt: momentOf(now, joined, random.integer(7 * 60, 21 * 60)),
        mutedUntil:
          rest.mutedDays === undefined
            ? null
            : momentOf(new Date(now.getTime() + (rest.mutedDays + 1) * 86_400_000), 1, 18 * 60),
      });
    const members = namesIn(key, size).map((member): Member => ({ id: memberIdOf(member), name: member }));
    const moderating = named.flatMap((provider): Member[] =>
      provider.userId === null ? [] : [{ id: provider.userId, name: provider.displayName }],
    );
    const demo = demoMembers[key] ?? [];
    for (const member of moderating) join(member, daysOld);
    for (const member of members) join(member, random.integer(Math.min(2, daysOld), daysOld));
    for (const member of demo) join(member, member.pending ? 1 : Math.min(64, daysOld), member);
    writers[key] = {
      members,
      known: new Map([...members, ...moderating, ...demo].map((member) => [member.name, member])),
    };
  }
  return { circles, circleMembers, writers };
}
