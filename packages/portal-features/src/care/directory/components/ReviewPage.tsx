import { useState } from 'react';
import { Button, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { REVIEW_PAGE, useReviews } from '../api/reviews.ts';
import type { ReviewSort } from '../api/reviews.ts';
import { ReadView } from '../../../shared/index.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';
import { ReviewItem } from './ReviewItem.tsx';

export interface ReviewPageProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** Order of the reviews. */
  sort: ReviewSort;
  /** Where the piece before ended; null for the first. */
  after: string | null;
  /** How many stand before it. */
  shown: number;
}

/** A piece of the reviews, and the way to the next, which then stands below it. */
export function ReviewPage({ provider, sort, after, shown }: ReviewPageProps) {
  const t = useEnhancedText();
  const read = useReviews(provider.id, sort, after);
  const [isMore, setMore] = useState(false);
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('reviews.loading')}>
          <Skeleton lines={REVIEW_PAGE} />
        </LoadingRegion>
      }
    >
      {({ items, total, nextCursor }) => (
        <Stack gap="x2">
          <Stack as="ul" gap="x2">
            {items.map((review, index) => (
              <li key={review.id}>
                <ReviewItem
                  review={review}
                  providerName={provider.displayName}
                  takesFocus={after !== null && index === 0}
                />
              </li>
            ))}
          </Stack>
          {nextCursor !== null &&
            (isMore ? (
              <ReviewPage provider={provider} sort={sort} after={nextCursor} shown={shown + items.length} />
            ) : (
              <div>
                <Button variant="secondary" onPress={() => setMore(true)}>
                  {t('reviews.more', { count: Math.min(REVIEW_PAGE, total - shown - items.length) })}
                </Button>
              </div>
            ))}
        </Stack>
      )}
    </ReadView>
  );
}
