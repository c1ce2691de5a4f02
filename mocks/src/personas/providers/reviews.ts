import type { ProviderKind, Review } from '@sakina/platform/contract';
import { createRandom } from '../random.ts';

type Words = readonly [author: string, rating: number, body: string];

const reviews: Record<ProviderKind, readonly Words[]> = {
  THERAPIST: [
    ['Hana', 5, 'I was afraid of being judged. I was not, not once. The first time in years that I slept through.'],
    ['M. K.', 5, 'Clear, warm, and always on time. I got something to try after every session.'],
    [
      'Julian',
      4,
      'It took me three sessions to open up, and there was no pressure. Scheduling across time zones works well.',
    ],
    ['Former client', 5, 'We worked on panic attacks for four months. I take the train again.'],
    ['S.', 4, 'Good at listening and at saying the uncomfortable thing kindly.'],
    ['Ayesha R.', 5, 'Understood my family without me having to explain everything.'],
    ['Theo', 3, 'Helpful, but the sessions felt a little short for me.'],
    ['Anonymous', 5, 'After my father died I did not know whom to talk to. I am glad that I called.'],
    ['Lucía', 5, 'Patient with my English and with me. I recommend the introductory call.'],
    ['D. & R.', 4, 'We came as a couple close to giving up. We still argue, only differently.'],
  ],
  IMAM: [
    ['Bilal', 5, 'He listened first and quoted later. That made the difference.'],
    ['Convert of one year', 5, 'I could ask the questions that I was ashamed of at the mosque.'],
    ['Umm Salma', 5, 'Kind and discreet. He told us honestly when a therapist would be the better help.'],
    ['Yasin', 4, 'Good counsel before our wedding. We both felt heard.'],
    ['A sister', 5, 'My grief was not explained away. We sat with it.'],
    ['Hamza T.', 4, 'Practical and gentle. I pray again, a little at a time.'],
    ['Noor', 5, 'He spoke with my parents and me together, and for the first time no one shouted.'],
  ],
  MENTOR: [
    ['Priya', 5, 'I came with a mess and left with three next steps. I did two of them.'],
    ['Kofi', 5, 'Asks better questions than anyone I know.'],
    ['E. J.', 4, 'Good company through my first year as a father.'],
    ['Student', 5, 'Helped me to decide against the degree that I never wanted.'],
    ['Marta', 4, 'Friendly and organized, writes a short summary after each talk.'],
    ['Sam', 5, 'No magic, only honesty and patience. It helped.'],
    ['R. P.', 3, 'Nice conversations. I had hoped for more structure.'],
  ],
};

/** A review whose date is counted from the seed's today. */
export type ReviewSeed = Omit<Review, 'writtenOn'> & { writtenDaysAgo: number };

const daysAgo = [27, 52, 68, 94, 142];

/** A few reviews of a provider: deterministic, and consistent with the average. */
export function reviewsFor(
  handle: string,
  kind: ProviderKind,
  rating: readonly [average: number, count: number],
): ReviewSeed[] {
  const random = createRandom(handle);
  const pool = reviews[kind].filter(([, stars]) => rating[0] < 4.6 || stars > 3);
  const start = random.integer(0, pool.length - 1);
  const shown = Math.min(rating[1], random.integer(2, 5), pool.length);
  return Array.from({ length: shown }, (_, index) => {
    const [author, stars, body] = pool[(start + index) % pool.length] ?? pool[0]!;
    return {
      id: `rev-${handle}-${index + 1}`,
      author,
      rating: stars,
      body,
      writtenDaysAgo: daysAgo[index % daysAgo.length] ?? 27,
    };
  });
}
