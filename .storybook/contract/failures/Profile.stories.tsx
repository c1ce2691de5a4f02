import { getProviderProfile, updateProviderProfile } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Profile', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetProviderProfile = {
  ...failuresOf(getProviderProfile),
  name: 'Says why the profile could not be shown [ERROR-2]',
};
export const UpdateProviderProfile = {
  ...failuresOf(updateProviderProfile),
  name: 'Says why the profile could not be saved [ERROR-2]',
};
