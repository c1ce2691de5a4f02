import { generateReport, getReport, listReports, removeReport } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Reports', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GenerateReport = {
  ...failuresOf(generateReport),
  name: 'Says why the report could not be made [ERROR-2]',
};
export const ListReports = { ...failuresOf(listReports), name: 'Says why the reports could not be listed [ERROR-2]' };
export const GetReport = { ...failuresOf(getReport), name: 'Says why the report could not be opened [ERROR-2]' };
export const RemoveReport = { ...failuresOf(removeReport), name: 'Says why the report could not be deleted [ERROR-2]' };
