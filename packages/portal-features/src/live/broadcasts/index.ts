export { BroadcastStudioScreen } from './screens/BroadcastStudioScreen.tsx';
export type { BroadcastStudioScreenProps } from './screens/BroadcastStudioScreen.tsx';
export { BroadcastViewScreen } from './screens/BroadcastViewScreen.tsx';
export type { BroadcastViewScreenProps } from './screens/BroadcastViewScreen.tsx';
export type { RoomSlot } from './model/room-slot.ts';
