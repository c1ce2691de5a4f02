import { listSavedProviders, removeSavedProvider, saveProvider } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Saved providers', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListSavedProviders = {
  ...failuresOf(listSavedProviders),
  name: 'Says why the saved providers could not be shown [ERROR-2]',
};
export const SaveProvider = { ...failuresOf(saveProvider), name: 'Says why the provider could not be saved [ERROR-2]' };
export const RemoveSavedProvider = {
  ...failuresOf(removeSavedProvider),
  name: 'Says why the provider could not be taken off the saved ones [ERROR-2]',
};
