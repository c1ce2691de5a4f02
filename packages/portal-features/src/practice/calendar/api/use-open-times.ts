import { listOpenSlots } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the open times of one service between two instants (CLOUD-3); null waits. */
export function useOpenTimes(
  wanted: { providerId: string; serviceId: string; span: { start: string; end: string } } | null,
) {
  return useOperation(
    listOpenSlots,
    wanted && {
      params: { id: wanted.providerId },
      query: { serviceId: wanted.serviceId, from: wanted.span.start, to: wanted.span.end },
    },
  );
}
