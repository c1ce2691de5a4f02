import { enterRoom, getRoom, updateParticipant } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Rooms', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetRoom = { ...failuresOf(getRoom), name: 'Says why the room could not be shown [ERROR-2]' };
export const EnterRoom = { ...failuresOf(enterRoom), name: 'Says why the room could not be entered [ERROR-2]' };
export const UpdateParticipant = {
  ...failuresOf(updateParticipant),
  name: 'Says why one’s own presence could not be changed [ERROR-2]',
};
