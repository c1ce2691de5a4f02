import { getBillingIdentity, updateBillingIdentity } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Billing identity', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetBillingIdentity = {
  ...failuresOf(getBillingIdentity),
  name: 'Says why who bills could not be read [ERROR-2]',
};
export const UpdateBillingIdentity = {
  ...failuresOf(updateBillingIdentity),
  name: 'Says why who bills could not be changed [ERROR-2]',
};
