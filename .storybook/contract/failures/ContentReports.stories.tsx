import { listContentReports, reportContent } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Content reports', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ReportContent = {
  ...failuresOf(reportContent),
  name: 'Says why the moderators could not be told [ERROR-2]',
};
export const ListContentReports = {
  ...failuresOf(listContentReports),
  name: 'Says why one’s own reports could not be listed [ERROR-2]',
};
