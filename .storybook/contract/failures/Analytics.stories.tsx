import { getOutcomes, getRevenue } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Analytics', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetOutcomes = {
  ...failuresOf(getOutcomes),
  name: 'Says why the outcomes could not be shown [ERROR-2]',
};
export const GetRevenue = {
  ...failuresOf(getRevenue),
  name: 'Says why the revenue could not be shown [ERROR-2]',
};
