import { createSlotHold, releaseSlotHold } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Slot holds', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateSlotHold = { ...failuresOf(createSlotHold), name: 'Says why the time could not be kept [ERROR-2]' };
export const ReleaseSlotHold = {
  ...failuresOf(releaseSlotHold),
  name: 'Says why the time could not be given back [ERROR-2]',
};
