import type { AuthorMuteRow, communityTables } from '../tables/community.ts';
import type { Seed } from '../table.ts';
import { byId } from './by-id.ts';
import { seedCircles } from './community/circles.ts';
import { seedModeration } from './community/moderation.ts';
import { seedPosts } from './community/posts.ts';
import { seedReplies } from './community/replies.ts';
import { seedReviews } from './community/reviews.ts';
import { seedSavedProviders } from './community/saved-providers.ts';
import { seedWaitlist } from './community/waitlist.ts';
import { clients } from '../../personas/people.ts';

/** One generated client has muted another. */
function seedAuthorMutes(): AuthorMuteRow[] {
  const [reader, author] = clients;
  return reader && author ? [{ id: `${reader.id} ${author.id}`, userId: reader.id, authorId: author.id }] : [];
}

/** Caches the result of a computation on first use. */
function once<Value>(make: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => (kept ??= { value: make() }).value;
}

/** The first state of the community area. Each part is created on first read: the directory needs only the reviews. */
export function seedCommunity(base: Seed, now: Date): Pick<Seed, keyof typeof communityTables> {
  const circles = once(() => seedCircles(base, now));
  const posts = once(() => seedPosts(circles(), now));
  const moderation = once(() => seedModeration(now));
  const reviews = once(() => seedReviews(base, now));
  const rows = {
    circles: once(() => byId(circles().circles)),
    circleMembers: once(() => byId(circles().circleMembers)),
    posts: once(() => byId(posts().posts)),
    postMarks: once(() => byId(posts().postMarks)),
    replies: once(() => byId(seedReplies(posts().posts, circles(), now))),
    contentReports: once(() => byId(moderation().contentReports)),
    moderationCases: once(() => byId(moderation().moderationCases)),
    reviews: once(() => byId(reviews().reviews)),
    silentRatings: once(() => byId(reviews().silentRatings)),
    waitlistEntries: once(() => byId(seedWaitlist(base, now))),
    savedProviders: once(() => byId(seedSavedProviders(now))),
    authorMutes: once(() => byId(seedAuthorMutes())),
  };
  return {
    get circles() {
      return rows.circles();
    },
    get circleMembers() {
      return rows.circleMembers();
    },
    get posts() {
      return rows.posts();
    },
    get postMarks() {
      return rows.postMarks();
    },
    get replies() {
      return rows.replies();
    },
    get contentReports() {
      return rows.contentReports();
    },
    get moderationCases() {
      return rows.moderationCases();
    },
    get reviews() {
      return rows.reviews();
    },
    get silentRatings() {
      return rows.silentRatings();
    },
    get waitlistEntries() {
      return rows.waitlistEntries();
    },
    get savedProviders() {
      return rows.savedProviders();
    },
    get authorMutes() {
      return rows.authorMutes();
    },
  };
}
