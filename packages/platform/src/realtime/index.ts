export { RECONNECTION, backoffDelay } from './backoff.ts';
export { createRealtime } from './create.ts';
export type { RealtimeOptions, SocketLibrary } from './create.ts';
export type { Realtime, RealtimeStatus } from './realtime.ts';
export { createRoomChannel } from './room-channel.ts';
export type { RoomPlace } from './room-channel.ts';
export { shareRooms } from './share-rooms.ts';
