import { listMessages, sendMessage, setAwayNote } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Messages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListMessages = { ...failuresOf(listMessages), name: 'Says why the messages could not be shown [ERROR-2]' };
export const SendMessage = { ...failuresOf(sendMessage), name: 'Says why the message could not be sent [ERROR-2]' };
export const SetAwayNote = { ...failuresOf(setAwayNote), name: 'Says why the away note could not be set [ERROR-2]' };
