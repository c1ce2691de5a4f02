import { Inline, Link, rowLinkStyle, Stack, Text } from '@sakina/design-system';
import { noteAccess, paths } from '@sakina/platform/domain';
import { Eye, EyeOff } from 'lucide-react';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';
import type { ClientsQuery } from '../model/query.ts';
import type { RecordEvent } from '../model/timeline.ts';
import { ClientLink } from './ClientLink.tsx';
import { DischargeText } from './DischargeText.tsx';

export interface EventFactsProps {
  event: RecordEvent;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
}

const Seen = styled(Text)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  & > svg { inline-size: 1.1em; block-size: 1.1em; flex: none; }
`;

/* As the links of the other events. */
const RowLink = styled(ClientLink)`${rowLinkStyle}`;

/** More about an event: its words, whether the client sees it, and where it is opened. */
export function EventFacts({ event, query, onSelect }: EventFactsProps) {
  const t = useClientsText();
  return (
    <Stack gap="half">
      {event.kind === 'goal' && <bdi>{event.statement}</bdi>}
      {/* A discharge without a readmission stands above the timeline. */}
      {event.kind === 'discharge' && event.isReadmitted && <DischargeText discharge={event.discharge} />}
      {event.kind === 'measure' && event.measure.flag && (
        <Text size="sm" tone={event.measure.flag.acknowledgement ? 'muted' : 'danger'}>
          {t(event.measure.flag.acknowledgement ? 'event.flag.seen' : 'event.flag.open')}
        </Text>
      )}
      <Inline gap="x2">
        <Seen forwardedAs="span" size="xs" tone="muted">
          {event.isSeenByClient ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          {t(event.isSeenByClient ? 'seen.client' : 'seen.provider')}
        </Seen>
        {event.kind === 'note' && (
          <Link variant="row" href={paths.providerNotes({ note: event.note.id })}>
            {t('event.note.open')}
          </Link>
        )}
        {event.kind === 'session' && noteAccess(event.session) === 'NOW' && (
          <Link variant="row" href={paths.providerNotes({ appointment: event.session.id })}>
            {t('event.session.note')}
          </Link>
        )}
        {event.kind === 'message' && (
          <Link variant="row" href={paths.providerPortal()}>
            {t('event.message.open')}
          </Link>
        )}
        {event.kind === 'measure' && (
          <RowLink to={{ ...query, view: 'measures' }} onSelect={onSelect}>
            {t('event.measure.link')}
          </RowLink>
        )}
        {event.kind === 'goal' && (
          <Link variant="row" href={paths.providerTreatmentPlans({ client: query.clientId ?? undefined })}>
            {t('event.goal.link')}
          </Link>
        )}
      </Inline>
    </Stack>
  );
}
