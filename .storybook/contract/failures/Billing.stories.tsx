import { startBilling, stopBilling } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Billing', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const StartBilling = {
  ...failuresOf(startBilling),
  name: 'Says why the billing timer could not be started [ERROR-2]',
};
export const StopBilling = {
  ...failuresOf(stopBilling),
  name: 'Says why the billing timer could not be stopped [ERROR-2]',
};
