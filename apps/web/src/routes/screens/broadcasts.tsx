import { BroadcastStudioScreen, BroadcastViewScreen } from '@sakina/portal-features/live/broadcasts';
import type { RoomSlot } from '@sakina/portal-features/live/broadcasts';
import { RoomPanel } from '@sakina/portal-features/live/room';
import { useSearchParams } from 'react-router-dom';

/** The room of a broadcast: its page has asked already, so it is entered at once. */
const room: RoomSlot = (props) => <RoomPanel key={props.roomName} {...props} entersAtOnce />;

function useRoomName(): string | undefined {
  const [params] = useSearchParams();
  return params.get('room') || undefined;
}

export function BroadcastStudioPage() {
  return <BroadcastStudioScreen roomName={useRoomName()} room={room} />;
}

export function BroadcastViewPage() {
  return <BroadcastViewScreen roomName={useRoomName()} room={room} />;
}
