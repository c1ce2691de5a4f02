import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  listInvitations,
  withdrawInvitation,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Invitations', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListInvitations = {
  ...failuresOf(listInvitations),
  name: 'Says why the invitations could not be listed [ERROR-2]',
};
export const CreateInvitation = {
  ...failuresOf(createInvitation),
  name: 'Says why the invitation could not be sent [ERROR-2]',
};
export const WithdrawInvitation = {
  ...failuresOf(withdrawInvitation),
  name: 'Says why the invitation could not be taken back [ERROR-2]',
};
export const GetInvitation = {
  ...failuresOf(getInvitation),
  name: 'Says why the invitation could not be shown [ERROR-2]',
};
export const AcceptInvitation = {
  ...failuresOf(acceptInvitation),
  name: 'Says why the invitation could not be taken up [ERROR-2]',
};
