import {
  createInvoice,
  getInvoice,
  listInvoices,
  markInvoiceUncollectible,
  recordOutsidePayment,
  remindInvoice,
  sendInvoice,
  updateInvoice,
  voidInvoice,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Invoices', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListInvoices = {
  ...failuresOf(listInvoices),
  name: 'Says why the invoices could not be listed [ERROR-2]',
};
export const GetInvoice = { ...failuresOf(getInvoice), name: 'Says why the invoice could not be opened [ERROR-2]' };
export const CreateInvoice = {
  ...failuresOf(createInvoice),
  name: 'Says why the invoice could not be drafted [ERROR-2]',
};
export const SendInvoice = { ...failuresOf(sendInvoice), name: 'Says why the invoice could not be sent [ERROR-2]' };
export const VoidInvoice = {
  ...failuresOf(voidInvoice),
  name: 'Says why the invoice could not be withdrawn [ERROR-2]',
};
export const UpdateInvoice = {
  ...failuresOf(updateInvoice),
  name: 'Says why the draft could not be changed [ERROR-2]',
};
export const RemindInvoice = {
  ...failuresOf(remindInvoice),
  name: 'Says why the client could not be reminded [ERROR-2]',
};
export const RecordOutsidePayment = {
  ...failuresOf(recordOutsidePayment),
  name: 'Says why the outside payment could not be recorded [ERROR-2]',
};
export const MarkInvoiceUncollectible = {
  ...failuresOf(markInvoiceUncollectible),
  name: 'Says why the invoice could not be given up [ERROR-2]',
};
