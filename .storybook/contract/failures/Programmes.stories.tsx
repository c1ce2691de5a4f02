import { getProgramme, listProgrammes } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Programmes', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListProgrammes = {
  ...failuresOf(listProgrammes),
  name: 'Says why the programmes could not be listed [ERROR-2]',
};
export const GetProgramme = {
  ...failuresOf(getProgramme),
  name: 'Says why the programme could not be opened [ERROR-2]',
};
