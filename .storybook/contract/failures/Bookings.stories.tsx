import { createBooking } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Bookings', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateBooking = {
  ...failuresOf(createBooking),
  name: 'Says why the sessions could not be booked [SEC-12] [ERROR-2]',
};
