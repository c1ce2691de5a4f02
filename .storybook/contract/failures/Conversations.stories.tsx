import { listConversations, updateConversation } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Conversations', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListConversations = {
  ...failuresOf(listConversations),
  name: 'Says why the conversations could not be listed [ERROR-2]',
};
export const UpdateConversation = {
  ...failuresOf(updateConversation),
  name: 'Says why the conversation could not be changed [ERROR-2]',
};
