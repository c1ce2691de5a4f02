import { getDashboardStats, verifyCredentials } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Providers', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetDashboardStats = {
  ...failuresOf(getDashboardStats),
  name: 'Says why the figures could not be shown [ERROR-2]',
};
export const VerifyCredentials = {
  ...failuresOf(verifyCredentials),
  name: 'Says why the credentials could not be checked [ERROR-2]',
};
