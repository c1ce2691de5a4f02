import {
  ButtonLink,
  Container,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Split,
  Stack,
} from '@sakina/design-system';
import { getProviderProfile, listContentReports } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ProviderAccount } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { errorCase, PanelBoundary, PlaceLinks, ReadView } from '../../../shared/index.ts';
import { useReviews } from '../api/use-reviews.ts';
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
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader title={t('title')} lead={t('lead')} />
        <PanelBoundary>
          <ReadView
            read={useOperation(getProviderProfile, {})}
            loading={<Loading />}
            describeError={(error) =>
              errorCase(error) === 'notFound' ? (
                <EmptyState
                  title={t('missing.title')}
                  illustration="lantern"
                  action={<ButtonLink href={paths.providerApply()}>{t('missing.action')}</ButtonLink>}
                >
                  {t('missing.body')}
                </EmptyState>
              ) : undefined
            }
          >
            {({ id }) => <Reviews providerId={id} filter={filter} opened={opened} />}
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}

function Loading() {
  const t = useReviewsText();
  return (
    <LoadingRegion label={t('loading')}>
      <Stack gap="x2">
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="block" size="md" />
      </Stack>
    </LoadingRegion>
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
