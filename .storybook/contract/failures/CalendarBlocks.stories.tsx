import { createCalendarBlock, removeCalendarBlock } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Calendar blocks', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateCalendarBlock = {
  ...failuresOf(createCalendarBlock),
  name: 'Says why the time could not be kept free [ERROR-2]',
};
export const RemoveCalendarBlock = {
  ...failuresOf(removeCalendarBlock),
  name: 'Says why the time could not be opened again [ERROR-2]',
};
