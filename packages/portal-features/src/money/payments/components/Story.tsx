import { Heading, LoadingRegion, Skeleton, Stack, Timeline } from '@sakina/design-system';
import type { TimelineEvent } from '@sakina/design-system';
import { getAppointment, getPayout } from '@sakina/platform/contract';
import type { Appointment, Transaction } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';

export interface StoryProps {
  /** The session that the money is for. */
  appointmentId: string;
  /** The movements read so far. */
  rows: readonly Transaction[];
}

/**
 * The story of the session behind a movement, in order: booked, held, paid by client and insurer, given back, paid out
 *.
 */
export function Story({ appointmentId, rows }: StoryProps) {
  const t = usePaymentsText();
  const read = useOperation(getAppointment, { params: { id: appointmentId } });
  const own = rows.filter((row) => row.appointmentId === appointmentId);
  return (
    <Stack as="section" gap="x2" aria-label={t('story')}>
      <Heading level={3} size="md">
        {t('story')}
      </Heading>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('story.loading')}>
            <Skeleton lines={5} />
          </LoadingRegion>
        }
      >
        {(appointment) => <Events appointment={appointment} own={own} />}
      </ReadView>
    </Stack>
  );
}

function Events({ appointment, own }: { appointment: Appointment; own: readonly Transaction[] }) {
  const t = usePaymentsText();
  const format = useFormat();
  const payoutId = own.find((each) => each.payoutId !== null)?.payoutId ?? null;
  const payout = useOperation(getPayout, payoutId === null ? null : { params: { id: payoutId } }).data;
  const moment = (at: string) => t('story.moment', { day: format.shortDate(at), time: format.time(at) });
  const events: TimelineEvent[] = [
    { id: 'booked', title: t('story.booked'), time: moment(appointment.createdAt), dateTime: appointment.createdAt },
    ...(appointment.endedAt === null
      ? []
      : [{ id: 'held', title: t('story.held'), time: moment(appointment.endedAt), dateTime: appointment.endedAt }]),
    ...(appointment.cancellation
      ? [
          {
            id: 'cancelled',
            title: t('story.cancelled'),
            time: moment(appointment.cancellation.at),
            dateTime: appointment.cancellation.at,
          },
        ]
      : []),
    ...own.toReversed().map(({ id, kind, amount, createdAt, description }) => ({
      id,
      // A refund that the bank sent back is on the balance again.
      title: t(kind === 'REFUND' && amount.amountMinor > 0 ? 'story.refundCameBack' : `story.${kind}`, {
        amount: format.money({ ...amount, amountMinor: Math.abs(amount.amountMinor) }),
      }),
      time: moment(createdAt),
      dateTime: createdAt,
      children: <bdi>{description}</bdi>,
    })),
    ...(payout
      ? [
          {
            id: payout.id,
            title: t(`story.payout.${payout.status}`, { account: payout.destination.last4 }),
            time: format.date(payout.arrivesOn),
            dateTime: payout.arrivesOn,
          },
        ]
      : []),
  ];
  return <Timeline label={t('story')} events={events} />;
}
