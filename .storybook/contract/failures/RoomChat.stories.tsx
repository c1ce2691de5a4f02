import { listRoomChat, sendRoomChat } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Room chat', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListRoomChat = { ...failuresOf(listRoomChat), name: 'Says why the chat could not be shown [ERROR-2]' };
export const SendRoomChat = { ...failuresOf(sendRoomChat), name: 'Says why a line could not be sent [ERROR-2]' };
