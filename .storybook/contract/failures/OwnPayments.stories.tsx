import { listOwnPayments } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Own payments', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListOwnPayments = {
  ...failuresOf(listOwnPayments),
  name: 'Says why one’s own payments could not be listed [ERROR-2]',
};
