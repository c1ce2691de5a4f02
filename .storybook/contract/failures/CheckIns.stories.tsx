import { getCheckInTrend, listCheckIns, putCheckIn } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Check ins', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const PutCheckIn = { ...failuresOf(putCheckIn), name: 'Says why the check-in could not be kept [ERROR-2]' };
export const ListCheckIns = {
  ...failuresOf(listCheckIns),
  name: 'Says why the check-ins could not be listed [ERROR-2]',
};
export const GetCheckInTrend = {
  ...failuresOf(getCheckInTrend),
  name: 'Says why the weeks could not be summed up [ERROR-2]',
};
