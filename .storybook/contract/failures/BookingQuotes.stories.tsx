import { getBookingQuote } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Booking quotes', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const GetBookingQuote = {
  ...failuresOf(getBookingQuote),
  name: 'Says why the price could not be read [ERROR-2]',
};
