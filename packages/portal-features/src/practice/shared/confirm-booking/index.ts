export { ConfirmBooking } from './ConfirmBooking.tsx';
export type { ConfirmBookingProps } from './ConfirmBooking.tsx';
