import { getDataExportFile, listDataExports, removeDataExport, requestDataExport } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Data exports', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListDataExports = {
  ...failuresOf(listDataExports),
  name: 'Says why the copies of one’s data could not be listed [ERROR-2]',
};
export const RequestDataExport = {
  ...failuresOf(requestDataExport),
  name: 'Says why a copy of one’s data could not be asked for [ERROR-2]',
};
export const GetDataExportFile = {
  ...failuresOf(getDataExportFile),
  name: 'Says why the copy of one’s data could not be fetched [ERROR-2]',
};
export const RemoveDataExport = {
  ...failuresOf(removeDataExport),
  name: 'Says why the copy of one’s data could not be deleted [ERROR-2]',
};
