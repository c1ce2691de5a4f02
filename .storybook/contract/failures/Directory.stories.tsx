import { getProvider, listOpenSlots, searchProviders } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Directory', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const SearchProviders = {
  ...failuresOf(searchProviders),
  name: 'Says why the search found no answer [ERROR-2]',
};
export const GetProvider = {
  ...failuresOf(getProvider),
  name: 'Says why the provider’s page could not be shown [ERROR-2]',
};
export const ListOpenSlots = {
  ...failuresOf(listOpenSlots),
  name: 'Says why the open times could not be shown [ERROR-2]',
};
