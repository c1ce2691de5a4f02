import { listOwnInvoices } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Own invoices', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListOwnInvoices = {
  ...failuresOf(listOwnInvoices),
  name: 'Says why one’s own invoices could not be listed [ERROR-2]',
};
