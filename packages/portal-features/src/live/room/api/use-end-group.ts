import { listHostedGroupSessions, setGroupSessionStatus } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Ending a group by its room. */
export interface GroupEnd extends Pick<Action<typeof setGroupSessionStatus>, 'isRunning' | 'error' | 'reset'> {
  /** Ends it for everyone (CLOUD-72); null until it is known which group meets there. */
  readonly end: (() => Promise<unknown>) | null;
}

/** Ends the group that meets in a room, for whoever leads it. */
export function useEndGroup(roomName: string): GroupEnd {
  const { data } = useOperation(listHostedGroupSessions, { query: {} });
  const { run, ...state } = useAction(setGroupSessionStatus);
  const group = data?.items.find((one) => one.roomName === roomName);
  return { ...state, end: group ? () => run({ params: { id: group.id }, body: { status: 'COMPLETED' } }) : null };
}
