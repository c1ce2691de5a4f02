import { sendRoomCaption, setRoomCaptions } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Room captions', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const SetRoomCaptions = {
  ...failuresOf(setRoomCaptions),
  name: 'Says why captions could not be turned on [ERROR-2]',
};
export const SendRoomCaption = { ...failuresOf(sendRoomCaption), name: 'Says why words were not passed on [ERROR-2]' };
