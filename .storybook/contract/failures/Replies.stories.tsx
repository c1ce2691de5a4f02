import { createReply, deleteReply, listReplies, updateReply } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Replies', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListReplies = { ...failuresOf(listReplies), name: 'Says why the replies could not be listed [ERROR-2]' };
export const CreateReply = { ...failuresOf(createReply), name: 'Says why the reply could not be written [ERROR-2]' };
export const UpdateReply = { ...failuresOf(updateReply), name: 'Says why the reply could not be changed [ERROR-2]' };
export const DeleteReply = { ...failuresOf(deleteReply), name: 'Says why the reply could not be taken back [ERROR-2]' };
