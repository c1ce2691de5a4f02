import { getClaimStatus, getInvoice, getPaymentSummary, listClaims, listInvoices } from '@sakina/platform/contract';

/** What is read again after any change to an invoice. */
export const invoiceReads = [listInvoices, getInvoice, getPaymentSummary, listClaims, getClaimStatus];
