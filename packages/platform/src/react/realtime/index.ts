export { RealtimeProvider, useConnectRoom, useRealtime, useRealtimeEvent } from './provider.tsx';
export type { RealtimeProviderProps } from './provider.tsx';
export { useRoomChannel } from './use-room-channel.ts';
export { RealtimeUpdates } from './RealtimeUpdates.tsx';
