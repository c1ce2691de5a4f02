export { RealtimeProvider, useConnectRoom, useRealtime, useRealtimeEvent } from './provider.tsx';
export type { RealtimeProviderProps } from './provider.tsx';
export { useRoomChannel } from './use-room-channel.ts';
export { useRoomCaptions } from './use-room-captions.ts';
export { RealtimeUpdates } from './RealtimeUpdates.tsx';
