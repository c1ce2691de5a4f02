import type { PostId, Removal } from '@sakina/platform/contract';
import { circleSeeds, communityIds, memberIdOf, writingOf } from '../../../personas/community/index.ts';
import type { CircleWriting, FullPost } from '../../../personas/community/index.ts';
import { createRandom, opaque } from '../../../personas/random.ts';
import type { Random } from '../../../personas/random.ts';
import type { PostMarkRow, PostRow } from '../../tables/community.ts';
import type { SeededCircles } from './circles.ts';
import { hoursAgo, momentOf } from './moment.ts';

const specialIds = communityIds.posts as Readonly<Record<string, PostId>>;

/** Night workers write at night, the others from morning to late evening (in UTC, for people in many zones). */
function minuteOf(key: string, random: Random): number {
  return key === 'nights' ? random.integer(60, 6 * 60) : random.integer(6 * 60, 23 * 60);
}

/** The text of a composed post: a unique opening, and an unused combination of the rest. */
function composedBody({ openings, middles, ends }: CircleWriting, index: number): string {
  const middle = middles[(index * 5 + 1) % middles.length];
  const end = ends[(index * 5 + Math.floor(index / ends.length) + 2) % ends.length];
  return [openings[index], index % 4 === 3 ? null : middle, end].filter(Boolean).join(' ');
}

/** Moderation states of some posts. */
function stateOf(key: string | undefined, now: Date): Pick<PostRow, 'status' | 'heldFor' | 'removal' | 'isLocked'> {
  const as = (rest: Partial<Pick<PostRow, 'status' | 'heldFor' | 'removal' | 'isLocked'>>) => ({
    status: 'PUBLISHED' as const,
    heldFor: null,
    removal: null,
    isLocked: false,
    ...rest,
  });
  const removal = (hours: number, words: string, appeal: Removal['appeal']): Removal => ({
    reason: 'ADVERTISING',
    words,
    removedAt: hoursAgo(now, hours),
    appeal,
  });
  switch (key ?? '') {
    case 'heldLink':
      return as({ status: 'PENDING', heldFor: 'LINK' });
    case 'heldCrisis':
      return as({ status: 'PENDING', heldFor: 'CRISIS' });
    case 'deleted':
      return as({ status: 'DELETED' });
    case 'locked':
      return as({ isLocked: true });
    case 'removed':
      return as({
        status: 'REMOVED',
        removal: removal(24 * 51 - 7, 'Nothing is sold here. You are welcome as someone with a child.', 'REFUSED'),
      });
    case 'appealed':
      return as({
        status: 'REMOVED',
        removal: removal(
          127,
          'You may say that you are in training; please do not offer sessions here. In two weeks you are welcome to write again.',
          'OPEN',
        ),
      });
    default:
      return as({});
  }
}

const crisis: FullPost = {
  key: 'heldCrisis',
  by: 'Quiet river',
  isAnonymous: true,
  minutesAgo: 90,
  body: 'I have not slept since the funeral. Some evenings I think that they would all be better off without me, and that it would be quiet then. I do not know why I am writing this here.',
};

/** The posts of every circle over months, with reactions. */
export function seedPosts(
  { writers, circleMembers }: SeededCircles,
  now: Date,
): { posts: PostRow[]; postMarks: PostMarkRow[] } {
  const posts: PostRow[] = [];
  for (const { key, topics, language = 'en', daysOld } of circleSeeds) {
    const writing = writingOf[key];
    const { members, known } = writers[key];
    const [first] = members;
    if (!writing || !first) continue;
    const step = (daysOld - 12) / writing.openings.length;
    const composed = writing.openings.map((_, index): FullPost => ({
      body: composedBody(writing, index),
      daysAgo: Math.floor(2 + index * step) + (index % 3),
      isAnonymous: index % 7 === 5,
    }));
    const all = key === 'grief' ? [...writing.posts, crisis] : writing.posts;
    [...all, ...composed].forEach((post, index) => {
      const words = `post ${key} ${index}`;
      const random = createRandom(words);
      const author =
        (post.by === undefined ? undefined : (known.get(post.by) ?? { id: memberIdOf(post.by), name: post.by })) ??
        members[random.integer(0, members.length - 1)] ??
        first;
      const createdAt =
        post.minutesAgo !== undefined
          ? hoursAgo(now, post.minutesAgo / 60)
          : momentOf(now, post.daysAgo ?? 1, minuteOf(key, random));
      const topic = random.pick(topics as readonly [(typeof topics)[number]]);
      const state = stateOf(post.key, now);
      posts.push({
        id: (post.key && specialIds[post.key]) || (`pst-${opaque(words, 8)}` as PostId),
        circleId: communityIds.circles[key],
        authorId: author.id,
        authorName: author.name,
        isAnonymous: post.isAnonymous ?? false,
        title: post.title ?? null,
        body: state.status === 'DELETED' ? '' : post.body,
        topics: post.topics ? [...post.topics] : [topic],
        contentWarning: post.warning ?? null,
        language,
        ...state,
        createdAt,
        editedAt:
          index % 9 === 4 && post.minutesAgo === undefined
            ? new Date(Date.parse(createdAt) + 14 * 60_000).toISOString()
            : null,
        version: index % 9 === 4 && post.minutesAgo === undefined ? 2 : 1,
      });
    });
  }
  return { posts, postMarks: marksOf(posts, circleMembers, now) };
}

function marksOf(posts: readonly PostRow[], members: SeededCircles['circleMembers'], now: Date): PostMarkRow[] {
  const inCircle = new Map<string, string[]>();
  for (const member of members)
    if (member.state === 'MEMBER')
      inCircle.set(member.circleId, [...(inCircle.get(member.circleId) ?? []), member.userId]);
  const marks = posts
    .filter((post) => post.status === 'PUBLISHED')
    .flatMap((post) => {
      const random = createRandom(`with ${post.id}`);
      const readers = (inCircle.get(post.circleId) ?? []).filter((id) => id !== post.authorId);
      const from = random.integer(0, readers.length);
      return Array.from(
        { length: random.integer(0, Math.min(post.title === null ? 11 : 19, readers.length)) },
        (_, index): PostMarkRow => {
          const userId = readers[(from + index) % readers.length] as PostMarkRow['userId'];
          return {
            id: `${post.id} ${userId}`,
            postId: post.id,
            userId,
            isSupported: true,
            isSaved: false,
            at: new Date(
              Math.min(Date.parse(post.createdAt) + (index + 1) * 3_900_000, now.getTime() - 60_000),
            ).toISOString(),
          };
        },
      );
    });
  return marks;
}
