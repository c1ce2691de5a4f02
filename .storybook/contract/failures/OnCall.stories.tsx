import { closeOnCallAlert, handOverOnCallAlert, listOnCallAlerts } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/On call', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListOnCallAlerts = {
  ...failuresOf(listOnCallAlerts),
  name: 'Says why the alerts of whoever is on call could not be listed [ERROR-2]',
};
export const HandOverOnCallAlert = {
  ...failuresOf(handOverOnCallAlert),
  name: 'Says why an alert could not be handed over by whoever is on call [ERROR-2]',
};
export const CloseOnCallAlert = {
  ...failuresOf(closeOnCallAlert),
  name: 'Says why whoever is on call could not close an alert [ERROR-2]',
};
