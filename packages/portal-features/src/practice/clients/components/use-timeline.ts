import {
  listAppointments,
  listClientConsents,
  listConversations,
  listMeasures,
  listSessionNotes,
  listTreatmentPlans,
} from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Appointment, Client } from '@sakina/platform/contract';
import { usePagesOf } from '../../../shared/pages/index.ts';
import type { Pages } from '../../../shared/pages/index.ts';
import { timelineOf } from '../model/timeline.ts';
import type { RecordEvent } from '../model/timeline.ts';

/** Sessions that are read at once. */
const LIMIT = 20;

interface TimelineRead {
  /** Those of the parts that have been read, the latest first. */
  events: readonly RecordEvent[];
  /** The client’s sessions, of which earlier ones are read on request. */
  sessions: Pages<Appointment>;
  /** How many sessions have not been read. */
  unread: number;
  /** Whether a part has not answered yet. */
  isLoading: boolean;
  /** Parts that could not be read; what is there is shown all the same. */
  failed: readonly { reload: () => void }[];
  /** Reads the failed parts again. */
  reload: () => void;
}

/**
 * The events of a client's record, made of sessions, notes, questionnaires, goals, consents, messages and discharges.
 */
export function useTimeline(client: Client): TimelineRead {
  const { id } = client;
  const query = { as: 'provider', clientId: id, direction: 'desc', limit: LIMIT } as const;
  const { read: sessions, pages } = usePagesOf(listAppointments, { query });
  const notes = useOperation(listSessionNotes, { query: { clientId: id } });
  const measures = useOperation(listMeasures, { params: { id }, query: { limit: 100 } });
  const consents = useOperation(listClientConsents, { params: { id } });
  const plans = useOperation(listTreatmentPlans, { params: { id } });
  const conversations = useOperation(listConversations, { query: { as: 'provider', clientId: id, limit: 1 } });
  const reads = [sessions, notes, measures, consents, plans, conversations];
  const failed = reads.filter(({ data, error }) => data === undefined && error !== undefined);
  return {
    events: timelineOf(id, {
      client,
      sessions: pages.items,
      notes: notes.data?.items,
      measures: measures.data?.items,
      consents: consents.data?.items,
      plans: plans.data?.items,
      conversations: conversations.data?.items,
    }),
    sessions: pages,
    unread: pages.hasMore ? Math.max(0, (sessions.data?.total ?? 0) - pages.items.length) : 0,
    isLoading: reads.some(({ isLoading }) => isLoading),
    failed,
    reload: () => {
      for (const read of failed) read.reload();
    },
  };
}
