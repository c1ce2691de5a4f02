import { Heading, Stack, Timeline } from '@sakina/design-system';
import type { ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import { statusInFull } from '../model/status-text.ts';
import { useSettlementEvents } from './use-settlement-events.tsx';

/** The insurer's track: sent, taken on or sent back, decided, paid, appealed, written off. */
export function InsurerTrack({ report }: { report: ClaimStatusReport }) {
  const { history, remittance } = report;
  const t = useInsuranceText();
  const settled = useSettlementEvents(report);
  const format = useFormat();
  const moment = (at: string) => t('moment', { day: format.shortDate(at), time: format.time(at) });
  // The step that says who took the claim back, and why, stands for its event.
  const events = history
    .filter(({ status }) => status !== 'VOIDED')
    .map(({ status, at, words }, index) => ({
      id: `${status} ${index}`,
      title: t(statusInFull(status)),
      time: moment(at),
      dateTime: at,
      // What others wrote stays in their words; our own sentences say the rest.
      ...((status === 'REJECTED' || status === 'DENIED' || status === 'PARTIALLY_PAID') && {
        children: (
          <q lang="en" dir="ltr">
            {words}
          </q>
        ),
      }),
    }));
  const paid = remittance && {
    id: 'remittance',
    title: t('track.paid', { amount: format.money(remittance.amount), reference: remittance.reference }),
    time: moment(remittance.paidAt),
    dateTime: remittance.paidAt,
  };
  return (
    <Stack as="section" gap="x2" aria-label={t('track.insurer')}>
      <Heading level={3} size="md">
        {t('track.insurer')}
      </Heading>
      <Timeline label={t('track.insurer')} events={[...events, ...(paid ? [paid] : []), ...settled]} />
    </Stack>
  );
}
