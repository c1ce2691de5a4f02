import { getAvailability, previewAvailability, updateAvailability } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Availability', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetAvailability = {
  ...failuresOf(getAvailability),
  name: 'Says why the weekly hours could not be shown [ERROR-2]',
};
export const UpdateAvailability = {
  ...failuresOf(updateAvailability),
  name: 'Says why the weekly hours could not be saved [ERROR-2]',
};
export const PreviewAvailability = {
  ...failuresOf(previewAvailability),
  name: 'Says why the open times could not be previewed [ERROR-2]',
};
