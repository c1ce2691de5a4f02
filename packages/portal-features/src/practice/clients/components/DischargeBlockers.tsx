import { Banner, Link, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';
import type { Blocker } from '../model/discharge.ts';
import type { ClientsQuery } from '../model/query.ts';
import { ClientLink } from './ClientLink.tsx';
import { useMoment } from './use-moment.ts';

// Each link stands alone in its line: 24 px to press (WCAG 2.5.8).
const Targets = styled.div`
  & a { display: inline-flex; align-items: center; min-block-size: 1.5rem; }
`;

export interface DischargeBlockersProps {
  blockers: readonly Blocker[];
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
}

/** What stands in the way of ending care, each with the way to settle it. */
export function DischargeBlockers({ blockers, query, onSelect }: DischargeBlockersProps) {
  const t = useClientsText();
  const format = useFormat();
  const moment = useMoment();
  // With its date: no session is ‘on yesterday’.
  const past = (instant: string) => t('moment', { day: format.day(instant), time: format.time(instant) });
  if (blockers.length === 0) return null;
  return (
    <Banner tone="warning" urgency="none" title={t('blocked.title')}>
      <Targets>
        <Stack as="ul" gap="half">
          {blockers.map((blocker) => {
            switch (blocker.kind) {
              case 'flag':
                return (
                  <li key="flag">
                    <ClientLink to={{ ...query, view: 'measures' }} onSelect={onSelect}>
                      {t('blocked.flag')}
                    </ClientLink>
                  </li>
                );
              case 'message':
                return (
                  <li key="message">
                    <Link href={paths.providerMessages({ client: query.clientId ?? undefined })}>
                      {t('blocked.message')}
                    </Link>
                  </li>
                );
              case 'invoice':
                return (
                  <li key="invoice">
                    <Link href={paths.providerInvoices({ show: 'open' })}>
                      {t('blocked.invoice', { count: blocker.count })}
                    </Link>
                  </li>
                );
              case 'measure':
                return (
                  <li key="measure">
                    <ClientLink to={{ ...query, view: 'measures' }} onSelect={onSelect}>
                      {t('blocked.measure', { count: blocker.count })}
                    </ClientLink>
                  </li>
                );
              case 'seat':
                return (
                  <li key="seat">
                    <Link href={paths.providerGroupSessions()}>{t('blocked.seat', { count: blocker.count })}</Link>
                  </li>
                );
              case 'note':
                return (
                  <li key={blocker.note.id}>
                    <Link href={paths.providerNotes({ note: blocker.note.id })}>
                      {t('blocked.note', { moment: past(blocker.note.sessionStartedAt) })}
                    </Link>
                  </li>
                );
              case 'unwritten':
                return (
                  <li key={blocker.session.id}>
                    <Link href={paths.providerNotes({ appointment: blocker.session.id })}>
                      {t('blocked.unwritten', { moment: past(blocker.session.startsAt) })}
                    </Link>
                  </li>
                );
              case 'running':
                return (
                  <li key={blocker.session.id}>
                    <Link href={paths.startSession(blocker.session.id)}>{t('blocked.running')}</Link>
                  </li>
                );
              case 'ahead':
                return (
                  <li key={blocker.session.id}>
                    <Link
                      href={paths.providerCalendar({
                        date: format.dateIn(blocker.session.startsAt),
                        event: blocker.session.id,
                      })}
                    >
                      {t('blocked.ahead', { moment: moment(blocker.session.startsAt) })}
                    </Link>
                  </li>
                );
            }
          })}
        </Stack>
      </Targets>
    </Banner>
  );
}
