import { getClaim, getClaimDraft, getClaimStatus, listClaims, listToBill } from '@sakina/platform/contract';

/** What is read again once a claim has changed. */
export const claimReads = [listClaims, getClaim, getClaimStatus, listToBill, getClaimDraft];
