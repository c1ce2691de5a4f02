import { recordGoalProgress } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Treatment goals', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const RecordGoalProgress = {
  ...failuresOf(recordGoalProgress),
  name: 'Says why the progress could not be noted [ERROR-2]',
};
