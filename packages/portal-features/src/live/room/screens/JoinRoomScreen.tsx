import { Ground } from '../../../shared/index.ts';
import { RoomPanel } from '../components/RoomPanel.tsx';

export interface JoinRoomScreenProps {
  /** Opaque name of the room, from the address. */
  roomName: string;
  /** Called once the person has left; the app takes them home. */
  onLeave: () => void;
  /** Ends the sign-in, for another one that leads back here. */
  onSwitchAccount: () => void;
}

/**
 * The door and the room of a session, a group or a broadcast, for everyone who comes by its name (ROUTE-14, ROUTE-25).
 */
export function JoinRoomScreen({ roomName, onLeave, onSwitchAccount }: JoinRoomScreenProps) {
  return (
    <Ground isNight>
      <RoomPanel key={roomName} roomName={roomName} onLeave={onLeave} onSwitchAccount={onSwitchAccount} />
    </Ground>
  );
}
