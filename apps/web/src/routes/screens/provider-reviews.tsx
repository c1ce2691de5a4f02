import { readReviewsFilter, ReviewsScreen, writeReviewsFilter } from '@sakina/portal-features/practice/reviews';
import { useAddressState } from '../address.ts';

export function ReviewsPage() {
  const [filter] = useAddressState(readReviewsFilter, writeReviewsFilter);
  return <ReviewsScreen filter={filter} />;
}
