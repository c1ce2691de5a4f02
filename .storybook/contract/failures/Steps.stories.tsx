import { completeStep, getStep, listSteps } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Steps', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListSteps = { ...failuresOf(listSteps), name: 'Says why the steps could not be listed [ERROR-2]' };
export const GetStep = { ...failuresOf(getStep), name: 'Says why the step could not be opened [ERROR-2]' };
export const CompleteStep = { ...failuresOf(completeStep), name: 'Says why the step could not be finished [ERROR-2]' };
