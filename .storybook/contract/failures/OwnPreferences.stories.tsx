import { getOwnPreferences, saveOwnPreferences } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Own preferences', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetOwnPreferences = {
  ...failuresOf(getOwnPreferences),
  name: 'Says why the preferences could not be shown [ERROR-2]',
};
export const SaveOwnPreferences = {
  ...failuresOf(saveOwnPreferences),
  name: 'Says why the preferences could not be kept [ERROR-2]',
};
