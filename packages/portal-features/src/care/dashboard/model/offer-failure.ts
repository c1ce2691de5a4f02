import { isApiError } from '@sakina/platform/client';

/**
 * Why an offer cannot be accepted any more, whatever is tried: it lapsed, someone was faster, its time is over, or it
 * is gone.
 */
export type OfferFailure = 'expired' | 'taken' | 'past' | 'gone';

const BY_CODE: Readonly<Record<string, OfferFailure>> = {
  OFFER_EXPIRED: 'expired',
  SLOT_TAKEN: 'taken',
  SLOT_IN_PAST: 'past',
  NOTICE_TOO_SHORT: 'expired',
  NO_OFFER: 'gone',
  NOT_FOUND: 'gone',
};

/** Reads a refused answer to an offer; null where trying again may help. */
export function offerFailure(error: unknown): OfferFailure | null {
  return isApiError(error) ? (BY_CODE[error.code] ?? null) : null;
}
