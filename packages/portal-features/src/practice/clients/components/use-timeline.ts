import type { Client } from '@sakina/platform/contract';
import { useClientConsents } from '../api/use-client-consents.ts';
import { useClientMeasures } from '../api/use-client-measures.ts';
import { useClientNotes } from '../api/use-client-notes.ts';
import { useClientPlans } from '../api/use-client-plans.ts';
import { useClientSessions } from '../api/use-client-sessions.ts';
import { useConversations } from '../api/use-conversations.ts';
import { timelineOf } from '../model/timeline.ts';
import type { RecordEvent } from '../model/timeline.ts';

interface TimelineRead {
  /** Those of the parts that have been read, the latest first. */
  events: readonly RecordEvent[];
  /** Whether a part has not answered yet. */
  isLoading: boolean;
  /** Parts that could not be read; what is there is shown all the same. */
  failed: readonly { reload: () => void }[];
  /** Reads the failed parts again. */
  reload: () => void;
}

/** The events of a client's record, made of sessions, notes, questionnaires, goals, consents and messages. */
export function useTimeline({ id }: Pick<Client, 'id'>): TimelineRead {
  const sessions = useClientSessions();
  const notes = useClientNotes(id);
  const measures = useClientMeasures(id);
  const consents = useClientConsents(id);
  const plans = useClientPlans(id);
  const conversations = useConversations();
  const reads = [sessions, notes, measures, consents, plans, conversations];
  const failed = reads.filter(({ data, error }) => data === undefined && error !== undefined);
  return {
    events: timelineOf(id, {
      sessions: sessions.data?.items,
      notes: notes.data?.items,
      measures: measures.data?.items,
      consents: consents.data?.items,
      plans: plans.data?.items,
      conversations: conversations.data?.items,
    }),
    isLoading: reads.some(({ isLoading }) => isLoading),
    failed,
    reload: () => {
      for (const read of failed) read.reload();
    },
  };
}
