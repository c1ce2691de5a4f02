export { BookingScreen } from './screens/BookingScreen.tsx';
export type { BookingScreenProps } from './screens/BookingScreen.tsx';
export { isBookingStep } from './model/steps.ts';
export type { BookingStep, ChosenAddress } from './model/steps.ts';
export type { BookingStart, BookingView } from './model/opening.ts';
