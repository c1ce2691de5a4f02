import { getInvoice, getPaymentSummary, listInvoices } from '@sakina/platform/contract';

/** What is read again after any change to an invoice. */
export const invoiceReads = [listInvoices, getInvoice, getPaymentSummary];
