import { listOwnRecordReads } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Own record', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListOwnRecordReads = {
  ...failuresOf(listOwnRecordReads),
  name: 'Says why it could not be listed who has read a record [ERROR-2]',
};
