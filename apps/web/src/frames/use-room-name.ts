import { useParams, useSearchParams } from 'react-router-dom';

/** The room that the address names, in its path or as `room` in its query; empty where it names none. */
export function useRoomName(): string {
  const [params] = useSearchParams();
  const { roomName = params.get('room') ?? '' } = useParams();
  return roomName;
}
