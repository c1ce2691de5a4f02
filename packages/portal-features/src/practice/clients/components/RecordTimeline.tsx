import {
  Button,
  ErrorState,
  Inline,
  LoadingRegion,
  Select,
  Skeleton,
  Stack,
  Text,
  Timeline,
} from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useUser } from '@sakina/platform/react';
import { CalendarDays, ClipboardList, DoorClosed, FileText, MessageSquare, ShieldCheck, Target } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import type { ClientsQuery } from '../model/query.ts';
import { EVENT_KINDS, eventsUntil } from '../model/timeline.ts';
import type { EventKind } from '../model/timeline.ts';
import { EventFacts } from './EventFacts.tsx';
import { useEventTitle } from './use-event-title.ts';
import { useMoment } from './use-moment.ts';
import { useTimeline } from './use-timeline.ts';

export interface RecordTimelineProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
}

const STEP = 20;
const ICONS: Record<EventKind, ReactNode> = {
  session: <CalendarDays aria-hidden />,
  note: <FileText aria-hidden />,
  measure: <ClipboardList aria-hidden />,
  message: <MessageSquare aria-hidden />,
  consent: <ShieldCheck aria-hidden />,
  goal: <Target aria-hidden />,
  discharge: <DoorClosed aria-hidden />,
};

/** All that happened with a client in one line of time, with what the client sees marked. */
export function RecordTimeline({ client, query, onSelect }: RecordTimelineProps) {
  const t = useClientsText();
  const moment = useMoment();
  const titleOf = useEventTitle();
  const { usesMeasures } = professionRowOf(useUser());
  const { events, sessions, unread, isLoading, failed, reload } = useTimeline(client);
  const [kind, setKind] = useState<EventKind | ''>('');
  const [limit, setLimit] = useState(STEP);
  // Other kinds are read whole, and stand alone without the sessions.
  const hasSessions = kind === '' || kind === 'session';
  const found = events.filter((event) => kind === '' || event.kind === kind);
  const count = found.length + (hasSessions ? unread : 0);
  const readUntil = hasSessions && sessions.hasMore ? sessions.items.at(-1)?.startsAt : undefined;
  const known = readUntil === undefined ? found : eventsUntil(found, readUntil);
  const shown = known.slice(0, limit);
  function more() {
    const next = shown.length + STEP;
    setLimit(next);
    if (known.length < next && readUntil !== undefined) sessions.more();
  }
  return (
    <Stack gap="x3">
      <Inline>
        <Select
          label={t('timeline.filter')}
          hasOptionalMark={false}
          anyLabel={t('timeline.all')}
          options={EVENT_KINDS.filter((id) => usesMeasures || id !== 'measure').map((id) => ({
            id,
            label: t(`timeline.kind.${id}`),
          }))}
          value={kind}
          onChange={(id) => {
            setKind(EVENT_KINDS.find((option) => option === id) ?? '');
            setLimit(STEP);
          }}
        />
      </Inline>
      {failed.length > 0 && (
        <ErrorState title={t('timeline.failed')} onRetry={reload} headingLevel={3}>
          {t('timeline.failed.body')}
        </ErrorState>
      )}
      {isLoading ? (
        <LoadingRegion label={t('timeline.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : (
        <>
          <Text size="sm" tone="muted" role="status">
            {t('timeline.found', { count })}
          </Text>
          <Timeline
            label={t('view.timeline')}
            events={shown.map((event) => ({
              id: event.id,
              title: titleOf(event),
              time: moment(event.at),
              dateTime: event.at,
              icon: ICONS[event.kind],
              children: <EventFacts event={event} query={query} onSelect={onSelect} />,
            }))}
          />
          {hasSessions && <ErrorNotice error={sessions.error} />}
          {count > shown.length && (
            <Button variant="secondary" isPending={hasSessions && sessions.isReadingMore} onPress={more}>
              {t('timeline.more', { count: Math.min(STEP, count - shown.length) })}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
