import { getRoom } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** No event of the connection tells who enters a room, so it is asked for often. In milliseconds. */
const REFRESH_MS = 10_000;

/**
 * Whether someone waits in a session's room (CLOUD-4).
 * @param roomName null asks nothing.
 */
export function useIsWaiting(roomName: string | null): boolean {
  const { data } = useOperation(getRoom, roomName === null ? null : { params: { roomName } }, {
    refreshMs: REFRESH_MS,
  });
  return data?.participants.some(({ role, presence }) => role === 'CLIENT' && presence === 'WAITING') ?? false;
}
