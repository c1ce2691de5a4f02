import { acknowledgeSafetyAlert, listSafetyAlerts } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Safety alerts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListSafetyAlerts = {
  ...failuresOf(listSafetyAlerts),
  name: 'Says why the safety alerts could not be listed [ERROR-2]',
};
export const AcknowledgeSafetyAlert = {
  ...failuresOf(acknowledgeSafetyAlert),
  name: 'Says why a safety alert could not be acknowledged [ERROR-2]',
};
