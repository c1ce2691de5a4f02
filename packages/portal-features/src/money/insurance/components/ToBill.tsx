import { EmptyState, Link, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listToBill } from '@sakina/platform/contract';
import type { BillableSession } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { listStyle, rowStyle } from './rows.styles.ts';

const List = styled.ul.attrs({ role: 'list' })`${listStyle}`;
const Row = styled.li`${rowStyle}`;

export interface ToBillProps {
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** Sessions without a claim: those that are ready, and those that are not with why and a way to mend it. */
export function ToBill({ onGo }: ToBillProps) {
  const t = useInsuranceText();
  const read = useOperation(listToBill, {});
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('toBill.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
      isEmpty={({ items }) => items.length === 0}
      describeError={({ code }) =>
        code === 'FORBIDDEN' ? (
          <EmptyState title={t('toBill.closed.title')} illustration={null}>
            {t('toBill.closed.body')}
          </EmptyState>
        ) : undefined
      }
      empty={<EmptyState title={t('toBill.empty.title')}>{t('toBill.empty.body')}</EmptyState>}
    >
      {({ items }) => {
        const ready = items.filter(({ blockers }) => blockers.length === 0);
        const waiting = items.filter(({ blockers }) => blockers.length > 0);
        return (
          <Stack gap="section">
            <Section title={t('toBill.ready', { count: ready.length })}>
              {ready.length === 0 ? (
                <Text tone="muted">{t('toBill.ready.none')}</Text>
              ) : (
                <Sessions label={t('toBill.ready', { count: ready.length })} sessions={ready} onGo={onGo} />
              )}
            </Section>
            {waiting.length > 0 && (
              <Section title={t('toBill.waiting', { count: waiting.length })} description={t('toBill.waiting.body')}>
                <Sessions label={t('toBill.waiting', { count: waiting.length })} sessions={waiting} onGo={onGo} />
              </Section>
            )}
          </Stack>
        );
      }}
    </ReadView>
  );
}

interface SessionsProps extends ToBillProps {
  label: string;
  sessions: readonly BillableSession[];
}

function Sessions({ label, sessions, onGo }: SessionsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  return (
    <List aria-label={label}>
      {sessions.map((session) => (
        <Row key={session.appointmentId}>
          <div data-part="who">
            <Text as="span" weight="strong">
              {t('row.name', { name: session.client.displayName, day: format.shortDate(session.startsAt) })}
            </Text>
            <Text as="span" size="sm">
              {t('toBill.facts', {
                payer: t(`payer.${session.coverage.insurer}`),
                amount: format.money(session.charge),
                count: session.minutes,
              })}
            </Text>
            {session.rejectedClaimId !== null && (
              <Text as="span" size="sm" tone="muted">
                {t('toBill.rejected')}
              </Text>
            )}
            {session.blockers.map((blocker) => (
              <Text as="span" size="sm" key={blocker}>
                {t(`blocker.${blocker}`, { count: session.minutes })}
              </Text>
            ))}
          </div>
          <div data-part="do">
            <DaysLeft what="file" until={session.fileBy} />
            <Mend session={session} onGo={onGo} />
          </div>
        </Row>
      ))}
    </List>
  );
}

/** The one way on: the first thing to mend, or the claim. */
function Mend({ session, onGo }: ToBillProps & { session: BillableSession }) {
  const t = useInsuranceText();
  const [blocker] = session.blockers;
  if (blocker === undefined)
    return (
      <PlaceLink to={toSession(session.appointmentId)} onGo={onGo}>
        {t(session.rejectedClaimId === null ? 'toBill.write' : 'do.RESEND')}
      </PlaceLink>
    );
  if (blocker === 'CLAIM_OPEN')
    return (
      <PlaceLink to={toClaim(null)} onGo={onGo}>
        {t('mend.CLAIM_OPEN')}
      </PlaceLink>
    );
  const isNote = blocker === 'NOTE_MISSING' || blocker === 'NOTE_NOT_SIGNED';
  return (
    <Link
      variant="standalone"
      href={isNote ? paths.providerNotes({ appointment: session.appointmentId }) : paths.providerInvoices()}
    >
      {t(`mend.${blocker}`)}
    </Link>
  );
}
