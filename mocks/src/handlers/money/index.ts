import type { MockHandler } from '../define-handler.ts';
import { getBillingIdentityHandler, updateBillingIdentityHandler } from './billing-identity.ts';
import { acceptEstimateHandler, createEstimateHandler, getEstimateHandler, listEstimatesHandler } from './estimates.ts';
import {
  markInvoiceUncollectibleHandler,
  recordOutsidePaymentHandler,
  remindInvoiceHandler,
  updateInvoiceHandler,
} from './invoice-steps.ts';
import {
  createInvoiceHandler,
  listInvoicesHandler,
  sendInvoiceHandler,
  voidInvoiceHandler,
  getInvoiceHandler,
} from './invoices.ts';
import { listOwnInvoicesHandler, listOwnPaymentsHandler } from './own-payments.ts';
import {
  addPaymentMethodHandler,
  makeDefaultPaymentMethodHandler,
  listPaymentMethodsHandler,
  removePaymentMethodHandler,
} from './payment-methods.ts';
import { getPaymentHandler, listPaymentsHandler, processPaymentHandler, refundPaymentHandler } from './payments.ts';
import {
  getPayoutHandler,
  listPayoutsHandler,
  getPayoutSettingsHandler,
  updatePayoutSettingsHandler,
} from './payouts.ts';
import {
  createSuperbillsHandler,
  getSuperbillHandler,
  listSuperbillsHandler,
  previewSuperbillsHandler,
} from './superbills.ts';
import { getPaymentSummaryHandler, getRevenueHandler } from './summary.ts';
import { listTransactionsHandler } from './transactions.ts';

export const moneyHandlers: readonly MockHandler[] = [
  getPaymentSummaryHandler,
  listTransactionsHandler,
  processPaymentHandler,
  refundPaymentHandler,
  listPayoutsHandler,
  updatePayoutSettingsHandler,
  getRevenueHandler,
  listInvoicesHandler,
  getInvoiceHandler,
  createInvoiceHandler,
  sendInvoiceHandler,
  voidInvoiceHandler,
  updateInvoiceHandler,
  remindInvoiceHandler,
  recordOutsidePaymentHandler,
  markInvoiceUncollectibleHandler,
  getBillingIdentityHandler,
  updateBillingIdentityHandler,
  previewSuperbillsHandler,
  createSuperbillsHandler,
  listSuperbillsHandler,
  getSuperbillHandler,
  createEstimateHandler,
  listEstimatesHandler,
  getEstimateHandler,
  acceptEstimateHandler,
  getPayoutSettingsHandler,
  getPayoutHandler,
  getPaymentHandler,
  listPaymentsHandler,
  listOwnPaymentsHandler,
  listOwnInvoicesHandler,
  listPaymentMethodsHandler,
  addPaymentMethodHandler,
  removePaymentMethodHandler,
  makeDefaultPaymentMethodHandler,
];
