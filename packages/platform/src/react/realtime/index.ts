export { RealtimeProvider, useRealtime, useRealtimeEvent } from './provider.tsx';
export type { RealtimeProviderProps } from './provider.tsx';
export { RealtimeUpdates } from './RealtimeUpdates.tsx';
