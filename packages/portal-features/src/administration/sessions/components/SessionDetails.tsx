import { KeyValueList, Link, Stack, Text, Timeline } from '@sakina/design-system';
import type { AdminSessionDetail } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { useSharedText } from '../../../shared/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { Facts } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { eventWord } from '../model/event-word.ts';
import { CancelSession } from './CancelSession.tsx';
import { CancellationText } from './CancellationText.tsx';
import { SessionStatus } from './SessionStatus.tsx';
import { useDetailTimes } from './use-detail-times.ts';

/** One session as administrators may see it: times, money and events, no clinical text (CLOUD-8). */
export function SessionDetails({ session }: { session: AdminSessionDetail }) {
  const t = useAdminSessionsText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const reasonOf = useCancellationReason();
  const format = useFormat();
  const times = useDetailTimes();
  const { client, provider, service, mode, location, price, billedMinutes, noteStatus, cancellation } = session;
  return (
    <Stack gap="x4">
      <Facts title={t('detail.session')}>
        <KeyValueList
          items={[
            { term: t('column.status'), value: <SessionStatus session={session} /> },
            {
              term: t('detail.client'),
              value: <Link href={paths.adminUsers({ user: client.id })}>{client.displayName}</Link>,
            },
            {
              term: t('detail.provider'),
              value: (
                <Link href={paths.adminProviders({ provider: provider.id })}>
                  {t('detail.provider.value', { name: provider.displayName, kind: shared(`kind.${provider.kind}`) })}
                </Link>
              ),
            },
            {
              term: t('detail.service'),
              value: t('detail.service.value', {
                name: nameOf(service),
                minutes: shared('minutes', { count: service.durationMinutes }),
              }),
            },
            {
              term: t('detail.mode'),
              value: location
                ? t('detail.mode.value', { mode: shared(`mode.${mode}`), place: location })
                : shared(`mode.${mode}`),
            },
            { term: t('detail.note'), value: noteStatus ? t(`note.${noteStatus}`) : t('note.none') },
            {
              term: t('detail.id'),
              value: (
                <Text as="span" font="code">
                  {session.id}
                </Text>
              ),
            },
          ]}
        />
      </Facts>
      <Facts title={t('detail.times')}>
        <KeyValueList items={times.of(session)} />
      </Facts>
      <Facts title={t('detail.billing')}>
        <KeyValueList
          items={[
            { term: t('detail.price'), value: format.money(price) },
            {
              term: t('detail.billed'),
              value: billedMinutes === null ? t('detail.billed.none') : shared('minutes', { count: billedMinutes }),
            },
          ]}
        />
      </Facts>
      {cancellation && (
        <Facts title={t(cancellation.wasRequest ? 'detail.request' : 'detail.cancellation')}>
          <KeyValueList
            items={[
              {
                term: t(cancellation.wasRequest ? 'detail.request.by' : 'detail.cancelled.by'),
                value: t(`by.${cancellation.by}`),
              },
              { term: t('detail.cancelled.at'), value: times.moment(cancellation.at) },
              { term: t('detail.cancelled.reason'), value: reasonOf(cancellation.reason.code) },
              ...(cancellation.reason.hasText
                ? [{ term: t('detail.cancelled.words'), value: <CancellationText sessionId={session.id} /> }]
                : []),
              {
                term: t('detail.cancelled.fee'),
                value: cancellation.fee.amountMinor > 0 ? format.money(cancellation.fee) : t('detail.cancelled.noFee'),
              },
            ]}
          />
        </Facts>
      )}
      <CancelSession session={session} />
      <Facts title={t('detail.events')}>
        <Timeline
          label={t('detail.events')}
          events={session.events.map(({ id, kind, at, actor }) => ({
            id,
            title: t(`event.${eventWord(kind, session)}`),
            time: times.moment(at),
            dateTime: at,
            children: <bdi>{actor}</bdi>,
          }))}
        />
      </Facts>
    </Stack>
  );
}
