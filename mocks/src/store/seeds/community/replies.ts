import type { ReplyId } from '@sakina/platform/contract';
import { iso } from '../../../clock.ts';
import {
  arabicBeginnings,
  arabicEnds,
  circleSeeds,
  communityIds,
  replyBeginnings,
  replyEnds,
  specialReplies,
  writingOf,
} from '../../../personas/community/index.ts';
import type { CircleKey } from '../../../personas/community/index.ts';
import { createRandom, opaque } from '../../../personas/random.ts';
import type { PostRow, ReplyRow } from '../../tables/community.ts';
import type { Member, SeededCircles } from './circles.ts';

const keyOfCircle = new Map<string, CircleKey>(circleSeeds.map(({ key }) => [communityIds.circles[key], key]));
const keyOfPost = new Map<string, string>(Object.entries(communityIds.posts).map(([key, id]) => [id, key]));

/** The n-th composed reply: the first beginnings × ends combinations are unique. */
function composedReply(beginnings: readonly string[], ends: readonly string[], count: number): string {
  const round = Math.floor(count / beginnings.length);
  return `${beginnings[count % beginnings.length] ?? ''} ${ends[((count % beginnings.length) * 7 + round) % ends.length] ?? ''}`;
}

type Draft = Pick<ReplyRow, 'body' | 'isAnonymous' | 'removal' | 'status'> & { id: ReplyId; author: Member };

/** The replies to every post: specific ones first, then those of the circle, then generic ones. */
export function seedReplies(posts: readonly PostRow[], { writers }: SeededCircles, now: Date): ReplyRow[] {
  const counts = { en: 0, ar: 0 };
  const own = new Map<CircleKey, string[]>();
  return posts.flatMap((post) => {
    const key = keyOfCircle.get(post.circleId) ?? 'grief';
    const { members, known } = writers[key];
    const [first] = members;
    const random = createRandom(`replies ${post.id}`);
    const postKey = keyOfPost.get(post.id);
    const special = (postKey === undefined ? [] : specialReplies.filter((reply) => reply.under === postKey)).map(
      (reply, index): Draft => ({
        id: reply.key
          ? communityIds.replies[reply.key]
          : (`rpl-${opaque(`special ${post.id} ${index}`, 8)}` as ReplyId),
        author: known.get(reply.by) ?? first ?? { id: post.authorId, name: post.authorName },
        body: reply.body,
        isAnonymous: reply.isAnonymous ?? false,
        status: reply.removed ? 'REMOVED' : 'PUBLISHED',
        removal: reply.removed
          ? {
              ...reply.removed,
              removedAt: iso(Math.min(Date.parse(post.createdAt) + 48 * 3_600_000, now.getTime() - 60_000)),
              appeal: null,
            }
          : null,
      }),
    );
    const written = own.get(key) ?? [...(writingOf[key]?.replies ?? [])];
    own.set(key, written);
    const isNew = Date.parse(post.createdAt) > now.getTime() - 12 * 3_600_000;
    const length =
      !first || isNew || special.length > 3 || post.status !== 'PUBLISHED'
        ? 0
        : random.integer(post.title === null ? 0 : 2, post.title === null ? 6 : 9);
    const composed = Array.from({ length }, (_, index): Draft => {
      const body =
        (index < 2 ? written.shift() : undefined) ??
        (post.language === 'ar'
          ? composedReply(arabicBeginnings, arabicEnds, counts.ar++)
          : composedReply(replyBeginnings, replyEnds, counts.en++));
      const author = members[random.integer(0, members.length - 1)] ?? { id: post.authorId, name: post.authorName };
      return {
        id: `rpl-${opaque(`reply ${post.id} ${index}`, 8)}` as ReplyId,
        author,
        body,
        isAnonymous: random.integer(0, 11) === 0,
        status: 'PUBLISHED',
        removal: null,
      };
    });
    return dated(post, [...special, ...composed], now);
  });
}

/** Assigns increasing times to the replies of a post, and nests some of them. */
function dated(post: PostRow, drafts: readonly Draft[], now: Date): ReplyRow[] {
  const random = createRandom(`times ${post.id}`);
  const roots: ReplyId[] = [];
  const start = Date.parse(post.createdAt);
  let minutes = random.integer(12, 190);
  return drafts.map(({ author, ...draft }, index): ReplyRow => {
    const parentId =
      roots.length > 0 && !post.isLocked && random.integer(0, 3) === 0
        ? (roots[random.integer(0, roots.length - 1)] ?? null)
        : null;
    if (parentId === null && draft.status === 'PUBLISHED') roots.push(draft.id);
    const latest = now.getTime() + (index - drafts.length) * 9 * 60_000;
    const createdAt = iso(Math.min(start + minutes * 60_000, latest));
    minutes += random.integer(15, 700);
    return {
      ...draft,
      circleId: post.circleId,
      postId: post.id,
      parentId,
      authorId: author.id,
      authorName: author.name,
      heldFor: null,
      createdAt,
      editedAt: null,
      version: 1,
    };
  });
}
