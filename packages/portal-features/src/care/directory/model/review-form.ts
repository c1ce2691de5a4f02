import { reviewLength } from '@sakina/platform/contract';
import type { ReviewSignature } from '@sakina/platform/contract';

export const SIGNATURES: readonly ReviewSignature[] = ['FIRST_NAME', 'INITIALS', 'ANONYMOUS'];

/** A review as it is written. */
export interface ReviewForm {
  /** One to five; null while none is chosen. */
  rating: number | null;
  body: string;
  /** Empty leaves the name as it stands under the review. */
  signature: ReviewSignature | '';
}

/** What is wrong with a review. Words are no one's duty. */
export function problemsOf({ rating, body }: Pick<ReviewForm, 'rating' | 'body'>): ('rating' | 'body')[] {
  return [
    ...(rating === null ? (['rating'] as const) : []),
    ...(body.trim().length > reviewLength.max ? (['body'] as const) : []),
  ];
}
