import { getCircle, listCircles, setMembership } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Circles', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListCircles = { ...failuresOf(listCircles), name: 'Says why the circles could not be listed [ERROR-2]' };
export const GetCircle = { ...failuresOf(getCircle), name: 'Says why the circle could not be opened [ERROR-2]' };
export const SetMembership = {
  ...failuresOf(setMembership),
  name: 'Says why the circle could not be joined or left [ERROR-2]',
};
