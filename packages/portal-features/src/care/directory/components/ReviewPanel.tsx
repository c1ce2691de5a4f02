import { useState } from 'react';
import styled from 'styled-components';
import { LoadingRegion, Meter, Section, Select, Skeleton, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile, RatingDistribution } from '@sakina/platform/contract';
import { useReviews } from '../api/reviews.ts';
import type { ReviewSort } from '../api/reviews.ts';
import { ReadView } from '../../../shared/index.ts';
import { useDirectoryText } from '../messages/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { OwnReview } from './OwnReview.tsx';
import { Rating } from './Rating.tsx';
import { ReviewPage } from './ReviewPage.tsx';

/** From five stars down to one; longer bars would say no more. */
const Bars = styled(Stack)`max-inline-size: 28rem;`;

const SORTS: readonly ReviewSort[] = ['NEWEST', 'BEST', 'WORST'];

/** All that clients say: how they rated, what they wrote and what was answered, and one's own word. */
export function ReviewPanel({ provider }: { provider: ProviderProfile }) {
  const t = useEnhancedText();
  const directory = useDirectoryText();
  const [sort, setSort] = useState<ReviewSort>('NEWEST');
  const read = useReviews(provider.id, sort, null);
  return (
    <Section title={directory('reviews.title')} actions={<Rating rating={read.data?.rating ?? provider.rating} />}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('reviews.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
      >
        {({ distribution, own, mayWrite, total }) => (
          <Stack gap="x3">
            <Distribution distribution={distribution} />
            <OwnReview provider={provider} own={own} mayWrite={mayWrite} />
            {total === 0 ? (
              <Text tone="muted" measure>
                {directory('reviews.none')}
              </Text>
            ) : (
              <Stack gap="x2">
                <Select
                  label={t('reviews.sort')}
                  hasOptionalMark={false}
                  options={SORTS.map((id) => ({ id, label: t(`reviews.sort.${id}`) }))}
                  value={sort}
                  onChange={(id) => setSort(SORTS.find((known) => known === id) ?? 'NEWEST')}
                />
                <ReviewPage key={sort} provider={provider} sort={sort} after={null} shown={0} />
              </Stack>
            )}
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}

/** How many gave how many stars, the most stars first; nothing where no one has rated. */
function Distribution({ distribution }: { distribution: RatingDistribution }) {
  const t = useEnhancedText();
  const total = distribution.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Bars forwardedAs="ul" gap="x1" aria-label={t('reviews.distribution')}>
      {distribution
        .map((count, index) => ({ stars: index + 1, count }))
        .toReversed()
        .map(({ stars, count }) => (
          <li key={stars}>
            <Meter label={t('reviews.stars', { count: stars })} value={count} limit={total} />
          </li>
        ))}
    </Bars>
  );
}
