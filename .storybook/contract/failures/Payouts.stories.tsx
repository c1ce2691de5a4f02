import { getPayout, getPayoutSettings } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Payouts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetPayoutSettings = {
  ...failuresOf(getPayoutSettings),
  name: 'Says why the payout settings could not be shown [ERROR-2]',
};
export const GetPayout = { ...failuresOf(getPayout), name: 'Says why the payout could not be opened [ERROR-2]' };
