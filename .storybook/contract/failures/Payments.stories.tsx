import {
  getPayment,
  getPaymentSummary,
  listPayments,
  listPayouts,
  listTransactions,
  processPayment,
  refundPayment,
  updatePayoutSettings,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Payments', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetPaymentSummary = {
  ...failuresOf(getPaymentSummary),
  name: 'Says why the balance could not be shown [ERROR-2]',
};
export const ListTransactions = {
  ...failuresOf(listTransactions),
  name: 'Says why the transactions could not be listed [ERROR-2]',
};
export const ProcessPayment = {
  ...failuresOf(processPayment),
  name: 'Says why the payment could not be taken [ERROR-2]',
};
export const RefundPayment = {
  ...failuresOf(refundPayment),
  name: 'Says why the money could not be given back [ERROR-2]',
};
export const ListPayouts = {
  ...failuresOf(listPayouts),
  name: 'Says why the payouts could not be listed [ERROR-2]',
};
export const UpdatePayoutSettings = {
  ...failuresOf(updatePayoutSettings),
  name: 'Says why the payout settings could not be saved [ERROR-2]',
};
export const GetPayment = { ...failuresOf(getPayment), name: 'Says why the payment could not be opened [ERROR-2]' };
export const ListPayments = {
  ...failuresOf(listPayments),
  name: 'Says why the payments could not be listed [ERROR-2]',
};
