import { getSafetyPlan, saveSafetyPlan } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Safety plans', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetSafetyPlan = {
  ...failuresOf(getSafetyPlan),
  name: 'Says why the safety plan could not be shown [ERROR-2]',
};
export const SaveSafetyPlan = {
  ...failuresOf(saveSafetyPlan),
  name: 'Says why the safety plan could not be kept [ERROR-2]',
};
