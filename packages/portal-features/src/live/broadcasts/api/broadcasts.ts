import { listBroadcasts } from '@sakina/platform/contract';
import type { OperationInput } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

const MINUTE_MS = 60_000;
const NEAR_MS = 5000;

/** Reads broadcasts, live ones first (CLOUD-73), again every minute. */
export function useBroadcasts(query: NonNullable<OperationInput<typeof listBroadcasts>['query']>) {
  return useOperation(listBroadcasts, { query }, { refreshMs: MINUTE_MS });
}

/** Reads the broadcast of a room (CLOUD-73), every five seconds until it is over: a page opens and ends with it. */
export function useBroadcast(roomName: string) {
  return useOperation(
    listBroadcasts,
    { query: { roomName } },
    {
      refreshMs: (data) => {
        const status = data?.items[0]?.status;
        return status === 'ENDED' || status === 'CANCELLED' ? 0 : NEAR_MS;
      },
    },
  );
}
