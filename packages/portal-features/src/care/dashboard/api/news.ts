import { useNow } from '@sakina/platform/react';
import { useNotifications } from '../../../shared/notices/use-notifications.ts';
import { waitingCounts } from '../model/news.ts';
import { useConversations } from './conversations.ts';
import { useOpenMeasures } from './measures.ts';
import { useWaitlist } from './waitlist.ts';

/** Reads everything that may wait for the person, and counts it by the part of their pages it waits in. */
export function useNews() {
  const now = useNow();
  const conversations = useConversations();
  const measures = useOpenMeasures();
  const waitlist = useWaitlist();
  const notifications = useNotifications();
  const counts = waitingCounts(
    {
      conversations: conversations.data?.items ?? [],
      measures: measures.data?.items ?? [],
      entries: waitlist.data?.items ?? [],
      unread: notifications.data?.unread ?? 0,
    },
    now,
  );
  return { conversations, measures, waitlist, notifications, counts };
}
