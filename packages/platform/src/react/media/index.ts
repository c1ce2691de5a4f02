export { CallProvider, useConnectCall, useMediaSnapshot } from './provider.tsx';
export type { ConnectCall } from './provider.tsx';
