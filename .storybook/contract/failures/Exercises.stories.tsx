import { listExercises } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Exercises', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListExercises = {
  ...failuresOf(listExercises),
  name: 'Says why the exercises could not be listed [ERROR-2]',
};
