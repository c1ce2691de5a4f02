import { acceptEstimate, createEstimate, getEstimate, listEstimates } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Estimates', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateEstimate = {
  ...failuresOf(createEstimate),
  name: 'Says why the estimate could not be given [ERROR-2]',
};
export const ListEstimates = {
  ...failuresOf(listEstimates),
  name: 'Says why the estimates could not be listed [ERROR-2]',
};
export const GetEstimate = {
  ...failuresOf(getEstimate),
  name: 'Says why the estimate could not be opened [ERROR-2]',
};
export const AcceptEstimate = {
  ...failuresOf(acceptEstimate),
  name: 'Says why the estimate could not be marked as read [ERROR-2]',
};
