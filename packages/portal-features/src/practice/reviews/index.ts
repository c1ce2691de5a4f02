export { ReviewsScreen } from './screens/ReviewsScreen.tsx';
export type { ReviewsScreenProps } from './screens/ReviewsScreen.tsx';
export { readOpenedReview, readReviewsFilter, writeReviewsFilter } from './model/filter.ts';
export type { ReviewsFilter } from './model/filter.ts';
