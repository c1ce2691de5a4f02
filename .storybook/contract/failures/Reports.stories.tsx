import { generateReport } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Reports', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GenerateReport = {
  ...failuresOf(generateReport),
  name: 'Says why the report could not be made [ERROR-2]',
};
