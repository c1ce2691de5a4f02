export { PaymentsScreen } from './screens/PaymentsScreen.tsx';
export type { PaymentsScreenProps } from './screens/PaymentsScreen.tsx';
export { readPaymentsPlace, writePaymentsPlace } from './model/place.ts';
export type { PaymentsPlace } from './model/place.ts';
