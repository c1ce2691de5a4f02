import {
  createBroadcast,
  endBroadcast,
  getBroadcast,
  listBroadcasts,
  startBroadcast,
  updateBroadcast,
  watchBroadcast,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Broadcasts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const StartBroadcast = {
  ...failuresOf(startBroadcast),
  name: 'Says why the broadcast could not go live [ERROR-2]',
};
export const ListBroadcasts = {
  ...failuresOf(listBroadcasts),
  name: 'Says why the broadcasts could not be listed [ERROR-2]',
};
export const GetBroadcast = {
  ...failuresOf(getBroadcast),
  name: 'Says why the broadcast could not be opened [ERROR-2]',
};
export const CreateBroadcast = {
  ...failuresOf(createBroadcast),
  name: 'Says why the broadcast could not be announced [ERROR-2]',
};
export const UpdateBroadcast = {
  ...failuresOf(updateBroadcast),
  name: 'Says why the broadcast could not be changed [ERROR-2]',
};
export const EndBroadcast = {
  ...failuresOf(endBroadcast),
  name: 'Says why the broadcast could not be ended [ERROR-2]',
};
export const WatchBroadcast = {
  ...failuresOf(watchBroadcast),
  name: 'Says why the broadcast could not be watched [ERROR-2]',
};
