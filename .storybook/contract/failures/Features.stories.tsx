import { getFeatures } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Features', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetFeatures = {
  ...failuresOf(getFeatures),
  name: 'Says why what is turned off could not be read [ERROR-2]',
};
