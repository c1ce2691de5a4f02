export { OnCallStrip } from './components/on-call/OnCallStrip.tsx';
export { AdminSafetyScreen } from './screens/AdminSafetyScreen.tsx';
export type { AdminSafetyScreenProps } from './screens/AdminSafetyScreen.tsx';
export { readSafetyAddress, writeSafetyAddress } from './model/address.ts';
export type { SafetyAddress } from './model/address.ts';
