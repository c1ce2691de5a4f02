import { watchBroadcast } from '@sakina/platform/contract';
import type { BroadcastId } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useEffect } from 'react';

/** Counts the reader among those who watch for as long as the component is mounted (CLOUD-77). */
export function useWatching(id: BroadcastId): void {
  const client = useClient();
  useEffect(() => {
    const say = (presence: 'WATCHING' | 'LEFT') =>
      // A number that is one too low or too high keeps no one from watching.
      void client.call(watchBroadcast, { params: { id }, body: { presence } }).catch(() => undefined);
    say('WATCHING');
    return () => say('LEFT');
  }, [client, id]);
}
