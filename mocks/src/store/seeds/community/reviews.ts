import type { ReviewId } from '@sakina/platform/contract';
import { communityIds } from '../../../personas/community/index.ts';
import { ids } from '../../../personas/ids.ts';
import { createRandom } from '../../../personas/random.ts';
import { silentRatings } from '../../../rules/ratings.ts';
import type { ProviderRow } from '../../rows.ts';
import type { Seed } from '../../table.ts';
import type { ReviewRow, SilentRatingRow } from '../../tables/community.ts';
import { momentOf } from './moment.ts';

const answers = [
  'Thank you for taking the time to write.',
  'Thank you for writing. I read every review, and I take what is said here seriously.',
  'I read every review, and I take what is said here seriously.',
  'Thank you for writing. I wish everyone who reads this all that is good.',
] as const;

/** The reviews of clients with a demo account. */
const ownReviews = [
  {
    id: communityIds.reviews.laylaOfYusuf,
    provider: ids.providers.yusuf,
    client: ids.users.layla,
    author: 'Layla',
    rating: 5,
    body: 'I came with a question about guilt, and he asked me about my grandmother. I had not expected that. I went home lighter.',
    daysAgo: 9,
    answer: null,
  },
  {
    id: communityIds.reviews.noahOfAmina,
    provider: ids.providers.amina,
    client: ids.users.noah,
    author: 'N. B.',
    rating: 5,
    body: 'She takes shift work seriously instead of recommending camomile tea. I sleep four hours in a row again.',
    daysAgo: 4,
    answer: 'Thank you for writing. I wish everyone who reads this a good night.',
  },
] as const;

/** Reviews from the providers' pages, and ratings without text, so that both add up to each rating. */
export function seedReviews(
  base: Pick<Seed, 'providers'>,
  now: Date,
): { reviews: ReviewRow[]; silentRatings: SilentRatingRow[] } {
  const reviews: ReviewRow[] = [];
  const silent: SilentRatingRow[] = [];
  for (const provider of base.providers.values()) {
    const written = reviewsOf(provider, now);
    reviews.push(...written);
    if (provider.rating)
      silent.push({
        id: provider.id,
        distribution: silentRatings(
          provider.rating,
          written.map((row) => row.rating),
        ),
      });
  }
  return { reviews, silentRatings: silent };
}

function reviewsOf(provider: ProviderRow, now: Date): ReviewRow[] {
  const random = createRandom(`answers ${provider.handle}`);
  const common = { providerId: provider.id, editedOn: null, removal: null };
  // A critical review is left out if the average is too high for it.
  let room = provider.rating ? Math.floor(provider.rating.count * (5.05 - provider.rating.average) - 1e-9) : 0;
  const matching = provider.reviews.filter((review) => {
    const fits = 5 - review.rating <= room;
    if (fits) room -= 5 - review.rating;
    return fits;
  });
  const shown = matching.map((review): ReviewRow => ({
    ...review,
    ...common,
    id: review.id as ReviewId,
    authorId: null,
    signature: 'ANONYMOUS',
    createdAt: `${review.writtenOn}T12:00:00.000Z`,
    answer: random.integer(0, 2) === 0 ? { text: random.pick(answers), writtenOn: review.writtenOn } : null,
  }));
  const own = ownReviews
    .filter((review) => review.provider === provider.id)
    .map(({ id, author, rating, body, client, daysAgo, answer }): ReviewRow => {
      const createdAt = momentOf(now, daysAgo, 18 * 60);
      const writtenOn = createdAt.slice(0, 10);
      return {
        id,
        author,
        rating,
        body,
        ...common,
        authorId: client,
        signature: author.endsWith('.') ? 'INITIALS' : 'FIRST_NAME',
        writtenOn,
        createdAt,
        answer: answer === null ? null : { text: answer, writtenOn },
      };
    });
  return [...shown, ...own];
}
