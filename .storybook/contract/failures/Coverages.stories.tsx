import { addCoverage, listCoverages, removeCoverage } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Coverages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListCoverages = {
  ...failuresOf(listCoverages),
  name: 'Says why the insurances could not be listed [ERROR-2]',
};
export const AddCoverage = { ...failuresOf(addCoverage), name: 'Says why the insurance could not be stated [ERROR-2]' };
export const RemoveCoverage = {
  ...failuresOf(removeCoverage),
  name: 'Says why the insurance could not be taken away [ERROR-2]',
};
