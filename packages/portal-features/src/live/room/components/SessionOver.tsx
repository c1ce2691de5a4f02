import { ButtonLink, FormActions, PageHeader, Section, Stack, Stat, Text, theme } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useFormat } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Ground, useSharedText } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { EndFacts, EndProgress } from '../model/end-session.ts';
import { minutesBetween } from '../model/startable.ts';
import { TranscriptPanel } from './TranscriptPanel.tsx';

export interface SessionOverProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The end as it went, where it happened on this page; null for a session that was over before. */
  ended: EndProgress | null;
}

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x4};
`;
const Next = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  margin: 0;
  padding-inline-start: ${theme.space.x3};
`;

/**
 * What came of a session: its minutes, its amount for those who may see money (PORTAL-3), what happens next, and the
 * way to the note.
 */
export function SessionOver({ appointment, ended }: SessionOverProps) {
  const t = useSessionText();
  const shared = useSharedText();
  const format = useFormat();
  const { canViewFinancials } = useCapabilities();
  const heading = useRef<HTMLHeadingElement>(null);
  const bill = ended?.facts.bill ?? null;
  const from = bill?.startedAt ?? appointment.startedAt ?? appointment.startsAt;
  const to = bill?.stoppedAt ?? appointment.endedAt ?? appointment.endsAt;
  const minutes = bill?.billingMinutes ?? minutesBetween(from, to);
  const charged = ended?.facts.charged ?? appointment.charged ?? null;
  const isFree = charged?.amountMinor === 0 && appointment.price.amountMinor > 0;
  const wasJustEnded = ended !== null;

  useEffect(() => {
    if (wasJustEnded) heading.current?.focus();
  }, [wasJustEnded]);

  return (
    <Ground width="text">
      <Stack gap="x4">
        <PageHeader
          titleRef={heading}
          title={t('over.title', { client: appointment.client.displayName })}
          lead={t('over.lead')}
        >
          <Text size="sm" tone="muted">
            {t('over.when', {
              day: format.relativeDay(from),
              time: format.timeRange(from, to),
              zone: format.zone(format.timeZone, from),
              minutes: shared('minutes', { count: minutes }),
            })}
          </Text>
        </PageHeader>
        <Figures>
          <Stat
            label={t(bill ? 'over.minutes' : 'over.length')}
            value={format.number(minutes)}
            amount={minutes}
            unit={t('over.minutes.unit', { count: minutes })}
          />
          {charged && canViewFinancials && (
            <Stat label={t('over.amount')} value={format.money(charged)} amount={charged.amountMinor} />
          )}
        </Figures>
        <FormActions isSticky>
          <ButtonLink variant="quiet" href={paths.providerPortal()}>
            {t('over.portal')}
          </ButtonLink>
          <ButtonLink variant="action" href={paths.providerNotes({ appointment: appointment.id })}>
            {t('over.note')}
          </ButtonLink>
        </FormActions>
        {ended && <WhatIsNext facts={ended.facts} isFree={isFree} />}
        {(ended === null || ended.facts.wasRecorded === true) && <TranscriptPanel appointmentId={appointment.id} />}
      </Stack>
    </Ground>
  );
}

function WhatIsNext({ facts, isFree }: { facts: EndFacts; isFree: boolean }) {
  const t = useSessionText();
  return (
    <Section title={t('over.next.title')} headingSize="lg">
      <Next>
        <li>{t('over.next.note')}</li>
        <li>{t(isFree ? 'over.next.free' : 'over.next.bill')}</li>
        {facts.wasRecorded === true ? (
          // Why there is none is said where it would be, below.
          facts.mayBeTranscribed && <li>{t('over.next.transcript')}</li>
        ) : (
          <li>{t('over.next.noTranscript')}</li>
        )}
      </Next>
    </Section>
  );
}
