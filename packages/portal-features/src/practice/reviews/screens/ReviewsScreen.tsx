import { Split, Stack } from '@sakina/design-system';
import { getProviderProfile, listContentReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ProviderAccount } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { LoadingBlocks, PlaceLinks } from '../../../shared/index.ts';
import { PracticePage } from '../../shared/practice-page/index.ts';
import { useReviews } from '../api/reviews.ts';
import { RatingSummary } from '../components/RatingSummary.tsx';
import { ReviewList } from '../components/ReviewList.tsx';
import { useReviewsText } from '../messages/index.ts';
import type { ReviewsFilter } from '../model/filter.ts';

export interface ReviewsScreenProps {
  /** Which reviews are shown, from the address. */
  filter: ReviewsFilter;
  /**
   * Id of the review that a notice led to, from the address.
   * @default none
   */
  opened?: string | null;
}

/**
 * What clients wrote about a provider in public, answered without saying of anyone that they were a client (ROUTE-30).
 */
export function ReviewsScreen({ filter, opened = null }: ReviewsScreenProps) {
  const t = useReviewsText();
  return (
    <PracticePage
      title={t('title')}
      lead={t('lead')}
      read={useOperation(getProviderProfile, {})}
      loading={<LoadingBlocks label={t('loading')} sizes={['sm', 'md']} />}
      missing={t('missing')}
    >
      {({ id }) => <Reviews providerId={id} filter={filter} opened={opened} />}
    </PracticePage>
  );
}

function Reviews({ providerId, filter, opened }: Required<ReviewsScreenProps> & { providerId: ProviderAccount['id'] }) {
  const t = useReviewsText();
  const all = useReviews(providerId, 'all', null);
  const reports = useOperation(listContentReports, {}).data?.items ?? [];
  // The newest report of a review comes first and stays.
  const byReview = new Map(
    reports
      .toReversed()
      .flatMap(({ target, status }) => (target.kind === 'REVIEW' ? [[target.id, status] as const] : [])),
  );
  const waiting = all.data?.unansweredCount ?? 0;
  return (
    <Split
      position="end"
      side={all.data && <RatingSummary rating={all.data.rating} distribution={all.data.distribution} />}
    >
      <Stack gap="x3">
        <PlaceLinks
          label={t('filter')}
          places={[
            { href: paths.providerReviews(), label: t('filter.all'), isCurrent: filter === 'all' },
            {
              href: paths.providerReviews({ show: 'unanswered' }),
              label: t('filter.unanswered'),
              isCurrent: filter === 'unanswered',
              count: waiting,
              countWords: t('filter.waiting', { count: waiting }),
            },
          ]}
        />
        <ReviewList
          key={`${filter} ${opened ?? ''}`}
          providerId={providerId}
          filter={filter}
          opened={opened}
          reports={byReview}
        />
      </Stack>
    </Split>
  );
}
