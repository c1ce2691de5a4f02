import { dischargeClient, getClient, listClients, readmitClient, updateClient } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Clients', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const UpdateClient = {
  ...failuresOf(updateClient),
  name: 'Says why the client’s record could not be changed [ERROR-2]',
};
export const DischargeClient = {
  ...failuresOf(dischargeClient),
  name: 'Says why the client’s care could not be ended [ERROR-2]',
};
export const ListClients = {
  ...failuresOf(listClients),
  name: 'Says why the clients could not be listed [ERROR-2]',
};
export const GetClient = {
  ...failuresOf(getClient),
  name: 'Says why the client could not be opened [ERROR-2]',
};
export const ReadmitClient = {
  ...failuresOf(readmitClient),
  name: 'Says why the client could not be taken back into care [ERROR-2]',
};
