import { getRemittance, listRemittances, matchRemittanceLine, postRemittance } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Remittances', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListRemittances = {
  ...failuresOf(listRemittances),
  name: 'Says why the remittances could not be listed [CLOUD-522] [ERROR-2]',
};
export const GetRemittance = {
  ...failuresOf(getRemittance),
  name: 'Says why the remittance could not be opened [CLOUD-523] [ERROR-2]',
};
export const MatchRemittanceLine = {
  ...failuresOf(matchRemittanceLine),
  name: 'Says why a line got no claim [CLOUD-524] [ERROR-2]',
};
export const PostRemittance = {
  ...failuresOf(postRemittance),
  name: 'Says why nothing was posted [CLOUD-525] [ERROR-2]',
};
