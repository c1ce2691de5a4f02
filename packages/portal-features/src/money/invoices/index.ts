export { InvoicesScreen } from './screens/InvoicesScreen.tsx';
export type { InvoicesScreenProps } from './screens/InvoicesScreen.tsx';
export { readInvoicesPlace, writeInvoicesPlace } from './model/place.ts';
export type { InvoicesPlace } from './model/place.ts';
