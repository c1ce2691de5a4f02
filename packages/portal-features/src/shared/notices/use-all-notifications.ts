import { listNotifications } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { usePages } from '../pages/index.ts';
import { useNotifications } from './use-notifications.ts';

/** Reads what the person has been told of, earlier pieces on request (CLOUD-146). */
export function useAllNotifications() {
  const client = useClient();
  const read = useNotifications();
  const pages = usePages(read, (after) => client.call(listNotifications, { query: { after } }));
  return { read, pages };
}
