import {
  getClaim,
  getClaimDraft,
  getClaimStatus,
  getInvoice,
  getPaymentSummary,
  listClaims,
  listInvoices,
  listToBill,
} from '@sakina/platform/contract';

/** What is read again once a claim has changed. */
export const claimReads = [listClaims, getClaim, getClaimStatus, listToBill, getClaimDraft];

/** What is read again once clients were asked for what insurers left, or are not asked any more. */
export const shareReads = [...claimReads, listInvoices, getInvoice, getPaymentSummary];
