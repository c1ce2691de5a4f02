import type { MockHandler } from '../define-handler.ts';
import { invoiceCreation, invoiceList, invoiceSending, invoiceVoiding, oneInvoice } from './invoices.ts';
import { ownInvoiceList, ownPaymentList } from './own-payments.ts';
import {
  paymentMethodAddition,
  paymentMethodDefault,
  paymentMethodList,
  paymentMethodRemoval,
} from './payment-methods.ts';
import { onePayment, paymentList, paymentProcessing, refund } from './payments.ts';
import { onePayout, payoutList, payoutSettings, payoutSettingsUpdate } from './payouts.ts';
import { paymentSummary, revenue } from './summary.ts';
import { transactionList } from './transactions.ts';

export const moneyHandlers: readonly MockHandler[] = [
  paymentSummary,
  transactionList,
  paymentProcessing,
  refund,
  payoutList,
  payoutSettingsUpdate,
  revenue,
  invoiceList,
  oneInvoice,
  invoiceCreation,
  invoiceSending,
  invoiceVoiding,
  payoutSettings,
  onePayout,
  onePayment,
  paymentList,
  ownPaymentList,
  ownInvoiceList,
  paymentMethodList,
  paymentMethodAddition,
  paymentMethodRemoval,
  paymentMethodDefault,
];
