import { createInvoice, getInvoice, listInvoices, sendInvoice, voidInvoice } from '@sakina/platform/contract';
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
