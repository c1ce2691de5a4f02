import { createSuperbills, getSuperbill, listSuperbills, previewSuperbills } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Superbills', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const PreviewSuperbills = {
  ...failuresOf(previewSuperbills),
  name: 'Says why the superbills of a month could not be prepared [ERROR-2]',
};
export const CreateSuperbills = {
  ...failuresOf(createSuperbills),
  name: 'Says why the superbills could not be made [ERROR-2]',
};
export const ListSuperbills = {
  ...failuresOf(listSuperbills),
  name: 'Says why the superbills could not be listed [ERROR-2]',
};
export const GetSuperbill = {
  ...failuresOf(getSuperbill),
  name: 'Says why the superbill could not be opened [ERROR-2]',
};
