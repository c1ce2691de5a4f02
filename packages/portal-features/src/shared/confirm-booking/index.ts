export { ConfirmBooking } from './ConfirmBooking.tsx';
