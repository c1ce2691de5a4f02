import {
  readOpenedReview,
  readReviewsFilter,
  ReviewsScreen,
  writeReviewsFilter,
} from '@sakina/portal-features/practice/reviews';
import { useSearchParams } from 'react-router-dom';
import { useAddressState } from '../address.ts';

export function ReviewsPage() {
  const [filter] = useAddressState(readReviewsFilter, writeReviewsFilter);
  const [query] = useSearchParams();
  return <ReviewsScreen filter={filter} opened={readOpenedReview(query)} />;
}
