import { BroadcastStudioScreen, BroadcastViewScreen } from '@sakina/portal-features/live/broadcasts';
import type { RoomSlot } from '@sakina/portal-features/live/broadcasts';
import { RoomPanel } from '@sakina/portal-features/live/room';
import { useRoomName } from '../../frames/use-room-name.ts';

/** The room of a broadcast: its page has asked already, so it is entered at once. */
const room: RoomSlot = (props) => <RoomPanel key={props.roomName} {...props} entersAtOnce />;

export function BroadcastStudioPage() {
  return <BroadcastStudioScreen roomName={useRoomName() || undefined} room={room} />;
}

export function BroadcastViewPage() {
  return <BroadcastViewScreen roomName={useRoomName() || undefined} room={room} />;
}
